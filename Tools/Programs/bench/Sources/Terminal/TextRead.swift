import Terminal

/// The amount of text that this thread has read.
struct LookedAt {
  let clusters: Int, bytes: Int

  static var now: LookedAt {
    let work = TextWork.ofThisThread
    return LookedAt(clusters: work.clusters, bytes: work.bytes)
  }
}
