/// What a modal starts with.
public struct ModalParameters: Hashable, Sendable {
  /// The number of the modal, counted from 1.
  public let number: Int

  /// A modal with this number.
  public init(number: Int) {
    self.number = number
  }

  /// The name by which a router finds the modal.
  public var name: String { "modal \(number)" }
}
