import Terminal

/// What a frame cost, counted: the same on every machine.
public struct FrameWork: Equatable, Sendable {
  /// How often an element was asked for its size and did not know it yet.
  public internal(set) var measured = 0
  /// The rows of lists and lazy stacks that were evaluated.
  public internal(set) var rows = 0
  /// The cells that were painted, those painted over too.
  public internal(set) var cells = 0

  /// Notes that bytes of text were looked at by what does not know Terminal.
  public static func record(bytes: Int) { TextWork.record(clusters: 0, bytes: bytes) }

  /// How much text was looked at so far, in characters and bytes of UTF-8, each as often as it was: by frames, and by
  /// what happened between them. It only grows; what something costs is the difference.
  @MainActor public static var textLookedAt: (clusters: Int, bytes: Int) {
    let work = TextWork.ofThisThread
    return (work.clusters, work.bytes)
  }

  /// Of the frame in the making; frames are made one after another.
  @MainActor static var current = FrameWork()
}
