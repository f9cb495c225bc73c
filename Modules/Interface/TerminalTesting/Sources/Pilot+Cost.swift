import Terminal
public import TerminalUI

extension Pilot {
  /// How much text a key press looks at, with its frame: characters, and bytes.
  public func cost(of key: Key) -> (clusters: Int, bytes: Int) {
    let before = FrameWork.textLookedAt
    host.handle(.key(key.press))
    let after = FrameWork.textLookedAt
    return (after.clusters - before.clusters, after.bytes - before.bytes)
  }

  /// How much text a change and its frame look at.
  public func cost(of change: () -> Void) -> (clusters: Int, bytes: Int) {
    let before = FrameWork.textLookedAt
    change()
    // A key that nothing listens to: what has changed is painted after it.
    host.handle(.key(Key.function(20).press))
    let after = FrameWork.textLookedAt
    return (after.clusters - before.clusters, after.bytes - before.bytes)
  }
}
