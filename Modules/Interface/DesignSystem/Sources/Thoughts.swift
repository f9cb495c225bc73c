public import TerminalUI

/// What a model thought before it answered, and whether the reader has it open.
public struct Thoughts {
  let text: String
  let isArriving: Bool
  let isOpen: Binding<Bool>

  /// Thoughts, in GitHub's Markdown, of any size and origin; an empty text for none that came apart from the answer.
  /// - Parameter isArriving: Whether more of them come; the answer begins when not.
  @MainActor public init(_ text: String, isArriving: Bool, isOpen: Binding<Bool>) {
    self.text = text
    self.isArriving = isArriving
    self.isOpen = isOpen
  }
}
