import Terminal

/// The amount of text that this thread has read.
struct TextRead {
  let clusters: Int, bytes: Int

  static var now: TextRead {
    let cost = TextCost.ofThisThread
    return TextRead(clusters: cost.clusters, bytes: cost.bytes)
  }
}
