/// An array whose copies are cheap and can grow independently: they share earlier elements in chunks.
struct ChunkedArray<Element: Sendable>: Sendable {
  private final class Chunk: Sendable {
    let elements: [Element]

    init(_ elements: [Element]) {
      self.elements = elements
    }
  }

  private var chunks: [Chunk] = []
  private var rest: [Element] = []

  init(_ elements: [Element] = []) {
    for element in elements { append(element) }
  }

  var count: Int { chunks.count * CacheLimits.group + rest.count }

  var elements: [Element] { chunks.flatMap(\.elements) + rest }

  /// All elements in groups; each but the last has `CacheLimits.group`.
  var groups: [ArraySlice<Element>] { chunks.map { $0.elements[...] } + (rest.isEmpty ? [] : [rest[...]]) }

  mutating func append(_ element: Element) {
    rest.append(element)
    if rest.count == CacheLimits.group {
      chunks.append(Chunk(rest))
      rest = []
    }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {
  static func == (one: ChunkedArray, other: ChunkedArray) -> Bool {
    one.count == other.count && one.rest == other.rest
      && zip(one.chunks, other.chunks).allSatisfy { $0 === $1 || $0.elements == $1.elements }
  }
}

extension ChunkedArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
