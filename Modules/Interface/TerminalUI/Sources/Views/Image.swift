import Terminal

/// A picture in so many cells, in the best way that the terminal has: drawn by the terminal itself, else in half
/// blocks of colour; where there are no colours, what stands for it.
///
/// It keeps its ratio, in the middle of its cells. Unchanged, it costs no byte in any frame.
public struct Image<Fallback: View>: PrimitiveView {
  private let picture: Picture
  private let columns: Int, rows: Int
  private let label: String
  private let fallback: Fallback

  /// A picture of a fixed size, from 1 to 30 cells a side.
  /// - Parameters:
  ///   - label: What it shows, in words for whoever does not see it.
  ///   - fallback: What stands for it where pictures cannot be shown.
  public init(
    _ picture: Picture, columns: Int, rows: Int, label: String, @ViewBuilder fallback: () -> Fallback
  ) {
    self.picture = picture
    self.columns = min(max(1, columns), PictureEncoder.longestSide)
    self.rows = min(max(1, rows), PictureEncoder.longestSide)
    self.label = label
    self.fallback = fallback()
  }

  /// Adds what it is to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let renderer = evaluation.environment.pictures
    guard renderer.showsPictures else { return evaluation.descend(0) { fallback.evaluate(in: $0) } }
    evaluation.add(
      ImageElement(renderer: renderer, picture: picture, size: Size(width: columns, height: rows), label: label))
  }
}

struct ImageElement: Element {
  let renderer: ImageRenderer
  let picture: Picture
  let size: Size
  /// What it shows, in words.
  let label: String

  func measure(_ proposal: Proposal, _ node: Node) -> Size { size }

  func read(_ node: Node, by reader: PlainReader) {
    reader.text(SafeText(untrustedLine: label), at: node.identity)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let place = Rect(origin: canvas.bounds.origin, size: size)
    renderer.paint(picture, in: place, clip: canvas.clip.intersection(canvas.bounds), into: &canvas.frame.grid)
  }
}
