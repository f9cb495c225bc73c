import Terminal

/// How much text this thread has looked at.
struct LookedAt {
  let clusters: Int, bytes: Int

  static var now: LookedAt {
    let work = TextWork.ofThisThread
    return LookedAt(clusters: work.clusters, bytes: work.bytes)
  }
}
