public import TerminalUI

/// A model's reasoning before its answer, and whether the user has opened it.
public struct Thoughts {
  let text: String
  let isArriving: Bool
  let isOpen: Binding<Bool>

  /// Reasoning in GitHub's Markdown, of any size and origin; empty when none arrived separately.
  /// - Parameter isArriving: Whether more of it may come; when false, the answer has begun.
  @MainActor public init(_ text: String, isArriving: Bool, isOpen: Binding<Bool>) {
    self.text = text
    self.isArriving = isArriving
    self.isOpen = isOpen
  }
}
