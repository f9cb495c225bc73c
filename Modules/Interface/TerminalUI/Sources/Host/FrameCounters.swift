/// What a host has shown so far.
public struct FrameCounters: Equatable, Sendable {
  /// How many frames were sent, and how many bytes they had.
  public let frames: Int, bytes: Int
  /// What the newest one cost.
  public let work: FrameWork
}

extension Host {
  var counters: FrameCounters { FrameCounters(frames: frames, bytes: bytes, work: work) }
}
