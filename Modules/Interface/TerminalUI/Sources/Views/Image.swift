import Terminal

/// A picture in a fixed number of cells, in the best way that the terminal has: drawn by the terminal, else in half
/// blocks of colour, else the fallback.
///
/// The picture keeps its ratio, in the middle of its cells. Unchanged, it costs no bytes in a frame.
public struct Image: PrimitiveView {
  private let picture: Picture
  private let columns: Int, rows: Int
  private let label: String
  private let fallback: @MainActor () -> any View

  /// A picture of a fixed size, from 1 to 40 cells a side.
  /// - Parameters:
  ///   - label: The content of the picture in words, for users of the line-by-line host.
  ///   - fallback: Makes the view to show where pictures cannot be shown.
  public init(
    _ picture: Picture, columns: Int, rows: Int, label: String,
    @ViewBuilder fallback: @escaping @MainActor () -> some View
  ) {
    self.picture = picture
    self.columns = min(max(1, columns), PictureEncoder.longestSide)
    self.rows = min(max(1, rows), PictureEncoder.longestSide)
    self.label = label
    self.fallback = { fallback() }
  }

  /// Adds the view to the tree of the frame.
  public func evaluate(in evaluation: Evaluation) {
    let renderer = evaluation.environment.pictures
    guard renderer.shows(picture) else { return evaluation.descend(0) { fallback().evaluate(in: $0) } }
    evaluation.add(
      ImageElement(
        renderer: renderer, picture: picture, size: Size(width: columns, height: rows), label: label,
        background: evaluation.environment.style(.primary).background))
  }
}

struct ImageElement: Element {
  let renderer: ImageRenderer
  let picture: Picture
  let size: Size
  /// The content of the picture in words.
  let label: String
  /// The colour behind transparent pixels.
  let background: Color

  func measure(_ proposal: Proposal, _ node: Node) -> Size { size }

  func read(_ node: Node, by reader: PlainReader) {
    reader.text(SafeText(untrustedLine: label), at: node.identity)
  }

  func paint(_ node: Node, on canvas: Canvas) {
    let place = Rect(origin: canvas.bounds.origin, size: size)
    renderer.paint(
      picture, in: place, clip: canvas.clip.intersection(canvas.bounds), on: background, into: &canvas.frame.grid)
  }
}
