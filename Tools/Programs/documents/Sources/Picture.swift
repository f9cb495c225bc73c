import Foundation

/// A picture of the app: a golden screen of the tests, in its colours, as an SVG file that refers to no other file.
///
/// It is made from two layers: `NAME.txt` has the text of the cells, `NAME.truecolor.txt` their style, or
/// `NAME.light.txt` for a light background. Each word is placed at its column and is as wide as its cells, in any font;
/// so a Korean syllable is two cells wide.
struct Picture {
  /// The folder of the pictures.
  static let folder = "Modules/Documentation/Screens"

  private let name: String, words: String
  private let screen: ScreenLayers
  private let terminal: Look.Terminal

  /// A picture of the screen in a file.
  /// - Parameters:
  ///   - path: The layer with the text; or the layer with the style on a light background.
  ///   - words: A description for screen readers.
  init(of path: String, words: String) throws {
    let isLight = path.hasSuffix(".light.txt")
    let textPath = path.replacing(".light.txt", with: ".txt")
    let style = isLight ? path : path.replacing(".txt", with: ".truecolor.txt")
    guard let text = try? String(contentsOfFile: textPath, encoding: .utf8),
      let looks = try? String(contentsOfFile: style, encoding: .utf8)
    else { throw Document.Problem(description: "There is no screen \(path) with its colours beside it.") }
    name = URL(filePath: path).deletingPathExtension().lastPathComponent
    self.words = words
    terminal = isLight ? .light : .dark
    screen = ScreenLayers(text: text, looks: looks)
  }

  /// The path of the SVG file.
  var path: String { "\(Self.folder)/\(name).svg" }

  /// The markup for a document in a folder of the repository: two pictures fit beside each other.
  func markup(in folder: String) -> String {
    let start = folder.isEmpty ? "" : folder + "/"
    let address = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    return "<img src=\"\(address)\" alt=\"\(words.escaped)\" width=\"49%\">"
  }

  /// The file.
  var svg: String {
    let (width, height) = (Double(screen.columns) * Cell.width + 2 * Cell.margin, screen.rows.count * Cell.height + 24)
    let lines = screen.rows.enumerated().flatMap { row, runs in runs.flatMap { elements(of: $0, row: row) } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height)" role="img">
      <title>\(words.escaped)</title>
      <style>
      text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:\(terminal.ink)}
      rect{shape-rendering:crispEdges}
      \(screen.looks.sorted { $0.key < $1.key }.map { ".\($0.key){\($0.value.style(on: terminal))}" }.joined(separator: "\n"))
      </style>
      <rect width="100%" height="100%" rx="8" fill="\(terminal.paper)"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }

  private func elements(of run: ScreenLayers.Run, row: Int) -> [String] {
    let (x, top) = (Cell.margin + Double(run.column) * Cell.width, 12 + row * Cell.height)
    let width = (Double(run.cells) * Cell.width).short
    var elements: [String] = []
    if let fill = screen.looks[run.look]?.fill(on: terminal) {
      elements.append(
        "<rect x=\"\(x.short)\" y=\"\(top)\" width=\"\(width)\" height=\"\(Cell.height)\" fill=\"\(fill)\"/>")
    }
    let look = screen.looks[run.look] == nil ? " fill=\"\(terminal.ink)\"" : " class=\"\(run.look)\""
    if let blocks = Blocks(run.text) {
      elements += blocks.rectangles.map { part in
        let (left, right) = (x + part.left * Cell.width, x + part.right * Cell.width)
        let (above, height) = (Double(top) + part.top * Double(Cell.height), part.height * Double(Cell.height))
        return "<rect x=\"\(left.short)\" y=\"\(above.short)\" width=\"\((right - left).short)\""
          + " height=\"\(height.short)\"\(look)/>"
      }
    } else if !run.isBlank {
      elements.append(
        "<text x=\"\(x.short)\" y=\"\(top + 13)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"\(look)>"
          + "\(run.text.escaped)</text>")
    }
    return elements
  }
}

/// A cell in units of the picture.
private enum Cell {
  static let width = 8.4, height = 18, margin = 12.0
}

extension Double {
  /// Without superfluous digits.
  fileprivate var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension String {
  /// The text, escaped for XML.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
      "\"", with: "&quot;")
  }
}
