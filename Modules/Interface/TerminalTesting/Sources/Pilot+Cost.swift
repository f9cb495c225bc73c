import Terminal
public import TerminalUI

extension Pilot {
  /// The text that a key press reads, with its frame: characters, and bytes.
  public func cost(of key: Key) -> (clusters: Int, bytes: Int) {
    let before = FrameWork.textLookedAt
    host.handle(.key(key.press))
    let after = FrameWork.textLookedAt
    return (after.clusters - before.clusters, after.bytes - before.bytes)
  }

  /// The text that a change and its frame read.
  public func cost(of change: () -> Void) -> (clusters: Int, bytes: Int) {
    let before = FrameWork.textLookedAt
    change()
    // An unbound key: the change is painted after it.
    host.handle(.key(Key.function(20).press))
    let after = FrameWork.textLookedAt
    return (after.clusters - before.clusters, after.bytes - before.bytes)
  }
}
