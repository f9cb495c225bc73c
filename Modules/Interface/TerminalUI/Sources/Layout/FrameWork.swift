/// What a frame cost, counted: the same on every machine.
public struct FrameWork: Equatable, Sendable {
  /// How often an element was asked for its size and did not know it yet.
  public internal(set) var measured = 0
  /// The rows of lists and lazy stacks that were evaluated.
  public internal(set) var rows = 0
  /// The cells that were painted, those painted over too.
  public internal(set) var cells = 0

  /// Of the frame in the making; frames are made one after another.
  @MainActor static var current = FrameWork()
}
