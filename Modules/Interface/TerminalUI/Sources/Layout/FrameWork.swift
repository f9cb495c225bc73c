import Terminal

/// The cost of a frame as counts, which are the same on every machine.
public struct FrameWork: Equatable, Sendable {
  /// How often an element measured itself because its size was not yet known.
  public internal(set) var measured = 0
  /// The rows of lists and lazy stacks that were evaluated.
  public internal(set) var rows = 0
  /// The cells that were painted, counting cells that were painted over.
  public internal(set) var cells = 0

  /// Adds bytes of text read by modules that do not know Terminal.
  public static func record(bytes: Int) { TextWork.record(clusters: 0, bytes: bytes) }

  /// The text read so far, in characters and bytes of UTF-8, counted each time it is read, by frames and between
  /// them. It only grows; a cost is a difference.
  @MainActor public static var textLookedAt: (clusters: Int, bytes: Int) {
    let work = TextWork.ofThisThread
    return (work.clusters, work.bytes)
  }

  /// The work of the frame being made; frames are made one after another.
  @MainActor static var current = FrameWork()
}
