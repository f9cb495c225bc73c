/// Counts of what a host has shown so far.
public struct FrameCounters: Equatable, Sendable {
  /// The number of frames sent, and their bytes.
  public let frames: Int, bytes: Int
  /// What the newest frame cost.
  public let work: FrameWork
}

extension Host {
  var counters: FrameCounters { FrameCounters(frames: frames, bytes: bytes, work: work) }
}
