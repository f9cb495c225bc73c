import Portraits
import TerminalUI

/// The portraits drawn so far: each look is drawn once for each size.
@MainActor enum DrawnPortraits {
  private struct Key: Hashable {
    let look: Look
    let columns: Int, rows: Int
    let bareOnLight: Bool?
  }

  /// The most portraits in memory: a kilobyte or two each, ten for the largest size.
  static let limit = 128
  private static var known: [Key: Picture] = [:]
  /// The keys in the order in which they were drawn.
  private static var order: [Key] = []
  /// How many portraits were drawn.
  static private(set) var drawn = 0

  /// The portrait of a look.
  /// - Parameter bareOnLight: Nil for a portrait with its place; else one without, for a light or a dark background.
  static func picture(of look: Look, columns: Int, rows: Int, bareOnLight: Bool? = nil) -> Picture? {
    let key = Key(look: look, columns: columns, rows: rows, bareOnLight: bareOnLight)
    if let picture = known[key] { return picture }
    let cells = bareOnLight.map { look.bareCells(onLight: $0) } ?? look.cells(columns: columns, rows: rows)
    guard let drawing = look.picture(columns: columns, rows: rows), let cells,
      let picture = Picture(drawing: drawing, cells: cells)
    else { return nil }
    drawn += 1
    if order.count >= limit { known[order.removeFirst()] = nil }
    order.append(key)
    known[key] = picture
    return picture
  }
}
