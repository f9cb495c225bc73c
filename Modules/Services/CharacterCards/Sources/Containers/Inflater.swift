/// Unpacks deflated data.
///
/// The codes are read bit by bit, without tables to build: data made of thousands of tiny blocks is not slower than
/// others. What is unpacked counts against the limit, whatever a header claims.
///
/// Source: RFC 1951; the way of reading codes is in its chapter 3.2.2.
struct Inflater {
  private var input: ByteWindow
  private let part: CardPart
  private let limit: Int
  private var bits: UInt32 = 0, bitCount: UInt32 = 0
  private(set) var output: [UInt8] = []

  /// - Parameters:
  ///   - part: The unpacked part of the card, for errors.
  ///   - limit: The most bytes that may come out.
  init(_ input: ByteWindow, of part: CardPart, limit: Int) {
    (self.input, self.part, self.limit) = (input, part, limit)
  }

  /// Unpacks all blocks.
  /// - Returns: The input after the last block, from the next whole byte on.
  mutating func run() throws(CardError) -> ByteWindow {
    var isLast = false
    while !isLast {
      isLast = try read(1) == 1
      switch try read(2) {
      case 0: try stored()
      case 1: try compressed(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try compressed(lengths, distances)
      default: throw .damaged(part)
      }
    }
    return input
  }

  /// The next bits, the lowest first. At most 7 bits are left over, so that whole bytes stay in the input.
  private mutating func read(_ count: UInt32) throws(CardError) -> Int {
    while bitCount < count {
      guard let byte = try input.byte() else { throw .damaged(part) }
      bits |= UInt32(byte) << bitCount
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return Int(bits & (1 << count - 1))
  }

  private mutating func append(_ byte: UInt8) throws(CardError) {
    guard output.count < limit else { throw .tooLarge(part, limit: limit) }
    output.append(byte)
  }

  private mutating func stored() throws(CardError) {
    (bits, bitCount) = (0, 0)
    let count = try read(16)
    guard try read(16) == ~count & 0xFFFF else { throw .damaged(part) }
    guard count <= limit - output.count else { throw .tooLarge(part, limit: limit) }
    let bytes = try input.bytes(count)
    guard bytes.count == count else { throw .damaged(part) }
    output += bytes
  }

  private mutating func symbol(_ code: PrefixCode) throws(CardError) -> Int {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      value |= try read(1)
      if value - count < first { return code.symbols[index + value - first] }
      (index, first, value) = (index + count, (first + count) << 1, value << 1)
    }
    throw .damaged(part)
  }

  private mutating func compressed(_ lengths: PrefixCode, _ distances: PrefixCode) throws(CardError) {
    while true {
      let symbol = try symbol(lengths)
      switch symbol {
      case 0..<256: try append(UInt8(truncatingIfNeeded: symbol))
      case 256: return
      case 257..<286:
        let (base, extra) = Self.lengths[symbol - 257]
        let count = base + (try read(extra))
        let place = try self.symbol(distances)
        guard place < Self.distances.count else { throw .damaged(part) }
        let distance = Self.distances[place].base + (try read(Self.distances[place].extra))
        guard distance <= output.count else { throw .damaged(part) }
        for _ in 0..<count { try append(output[output.count - distance]) }
      default: throw .damaged(part)
      }
    }
  }

  /// The codes in front of a block (3.2.7).
  private mutating func codes() throws(CardError) -> (PrefixCode, PrefixCode) {
    let counts = (lengths: try read(5) + 257, distances: try read(5) + 1, own: try read(4) + 4)
    guard counts.lengths <= 286, counts.distances <= 30 else { throw .damaged(part) }
    var own = [UInt8](repeating: 0, count: 19)
    for place in Self.order[..<counts.own] { own[place] = UInt8(try read(3)) }
    guard let code = PrefixCode(own) else { throw .damaged(part) }
    var sizes: [UInt8] = []
    let total = counts.lengths + counts.distances
    while sizes.count < total {
      let symbol = try symbol(code)
      switch symbol {
      case 0..<16: sizes.append(UInt8(symbol))
      case 16:
        guard let last = sizes.last else { throw .damaged(part) }
        sizes += repeatElement(last, count: 3 + (try read(2)))
      case 17: sizes += repeatElement(0, count: 3 + (try read(3)))
      default: sizes += repeatElement(0, count: 11 + (try read(7)))
      }
    }
    guard sizes.count == total, sizes[256] > 0, let lengths = PrefixCode(sizes[..<counts.lengths]),
      let distances = PrefixCode(sizes[counts.lengths...])
    else { throw .damaged(part) }
    return (lengths, distances)
  }
}

extension Inflater {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let lengths: [(base: Int, extra: UInt32)] =
    (0..<28).map { code in
      guard code >= 8 else { return (code + 3, 0) }
      let extra = code / 4 - 1
      return ((4 + code % 4) << extra + 3, UInt32(extra))
    } + [(258, 0)]

  private static let distances: [(base: Int, extra: UInt32)] = (0..<30).map { code in
    guard code >= 4 else { return (code + 1, 0) }
    let extra = code / 2 - 1
    return ((2 + code % 2) << extra + 1, UInt32(extra))
  }
}

/// A prefix code: how many codes have each length, and the symbols in the order of their codes.
struct PrefixCode {
  var counts = [Int](repeating: 0, count: 16)
  let symbols: [Int]

  /// A code by the length of each symbol's code, at most 15; nil if there are more codes than the lengths allow.
  init?(_ lengths: some Collection<UInt8>) {
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var left = 1
    for count in counts.dropFirst() {
      left = left << 1 - count
      if left < 0 { return nil }
    }
    symbols = (1...15).flatMap { wanted in
      lengths.enumerated().lazy.filter { Int($0.element) == wanted }.map(\.offset)
    }
  }

  private init(known lengths: [UInt8]) {
    for length in lengths { counts[Int(length)] += 1 }
    symbols = (1...15).flatMap { wanted in lengths.indices.filter { Int(lengths[$0]) == wanted } }
  }

  /// The codes of blocks that bring none (3.2.6).
  static let fixedLengths = PrefixCode(
    known: Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))
  static let fixedDistances = PrefixCode(known: Array(repeating: 5, count: 30))
}
