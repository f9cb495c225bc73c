/// A file in an archive, as the list at the archive's end describes it.
struct ZipEntry: Hashable {
  let name: [UInt8]
  let flags: Int, method: Int, time: Int, checksum: Int
  /// Its bytes in the archive, and what it claims to have when unpacked.
  let packed: Int, unpacked: Int
  /// The place of its own head.
  var head: Int

  var isFolder: Bool { name.last == UInt8(ascii: "/") }
  var text: String { String(decoding: name, as: UTF8.self) }

  /// Whether the name stays inside the archive. No name is ever used as a path; one that tries to lead out is refused.
  var isSafe: Bool {
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !name.isEmpty && name.first != UInt8(ascii: "/") && !parts.contains { $0.elementsEqual("..".utf8) }
      && !name.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") || $0 < 0x20 || $0 == 0x7F }
  }
}

/// The files of a ZIP archive, which may stand after other bytes, as in a JPEG file with an archive behind it.
///
/// The list at the end counts, as for every reader of archives. Archives of more than 4 GiB (ZIP64) are beyond the
/// limit for a card, and refused.
///
/// Source: APPNOTE.TXT 6.3.10, PKWARE, chapters 4.3.7, 4.3.12 and 4.3.16.
struct ZipArchive {
  let source: CardSource
  /// In the order of the list, with unsafe names left out.
  let entries: [ZipEntry]
  /// The number of entries whose name is refused.
  let unsafeNames: Int

  init(_ source: CardSource, limits: CardLimits) throws(CardError) {
    guard let end = try Self.end(of: source) else { throw .damaged(.archive) }
    let head = try source.read(end..<end + 22)
    let count = Number.littleEndian(head[10..<12])
    let (size, offset) = (Number.littleEndian(head[12..<16]), Number.littleEndian(head[16..<20]))
    // The archive must have one part, and its list must fit in front of the end record.
    guard Number.littleEndian(head[4..<8]) == 0, size <= end, offset <= end - size else { throw .damaged(.archive) }
    guard count <= limits.archiveEntries, size <= limits.archiveList else {
      throw .tooMany(.archive, limit: limits.archiveEntries)
    }
    let start = end - size - offset
    let found = try Self.list(try source.read(end - size..<end), count: count, shiftedBy: start)
    // Entries that share bytes would unpack, and be copied, to far more than the file holds.
    guard found.reduce(0, { $0 + $1.packed }) <= source.count else { throw .damaged(.archive) }
    self.source = source
    entries = found.filter(\.isSafe)
    unsafeNames = found.count - entries.count
  }

  /// The last record that says where the list is. A comment of up to 65,535 bytes may follow it.
  private static func end(of source: CardSource) throws(CardError) -> Int? {
    guard source.count >= 22 else { return nil }
    let start = max(0, source.count - 22 - 0xFFFF)
    let tail = try source.read(start..<source.count)
    return stride(from: tail.count - 22, through: 0, by: -1).first { place in
      tail[place] == 0x50 && tail[place...].starts(with: [0x50, 0x4B, 0x05, 0x06])
        && place + 22 + Number.littleEndian(tail[place + 20..<place + 22]) <= tail.count
    }.map { start + $0 }
  }

  private static func list(_ bytes: [UInt8], count: Int, shiftedBy start: Int) throws(CardError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var rest = bytes[...]
    func number(_ place: Int, _ count: Int) -> Int {
      Number.littleEndian(rest[(rest.startIndex + place)..<(rest.startIndex + place + count)])
    }
    for _ in 0..<count {
      guard rest.count >= 46, rest.starts(with: [0x50, 0x4B, 0x01, 0x02]) else { throw .damaged(.archive) }
      let length = 46 + number(28, 2) + number(30, 2) + number(32, 2)
      guard rest.count >= length else { throw .damaged(.archive) }
      entries.append(
        ZipEntry(
          name: Array(rest.dropFirst(46).prefix(number(28, 2))), flags: number(8, 2), method: number(10, 2),
          time: number(12, 4), checksum: number(16, 4), packed: number(20, 4), unpacked: number(24, 4),
          head: start + number(42, 4)))
      rest = rest.dropFirst(length)
    }
    return entries
  }
}

extension ZipArchive {
  /// The first entry of a name.
  func entry(_ name: String) -> ZipEntry? {
    entries.first { $0.name.elementsEqual(name.utf8) }
  }

  /// The place of an entry's packed bytes.
  func range(of entry: ZipEntry) throws(CardError) -> Range<Int> {
    guard entry.head >= 0, entry.head <= source.count - 30 else { throw .damaged(.archive) }
    let head = try source.read(entry.head..<entry.head + 30)
    guard head.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { throw .damaged(.archive) }
    let start = entry.head + 30 + Number.littleEndian(head[26..<28]) + Number.littleEndian(head[28..<30])
    guard entry.packed <= source.count - start else { throw .damaged(.archive) }
    return start..<start + entry.packed
  }

  /// An unpacked entry, with its checksum checked.
  /// - Parameters:
  ///   - part: What it is, for errors.
  ///   - limit: The most bytes that may come out.
  func contents(of entry: ZipEntry, as part: CardPart, limit: Int) throws(CardError) -> [UInt8] {
    guard entry.flags & 1 == 0 else { throw .encrypted }
    let range = try range(of: entry)
    let bytes: [UInt8]
    switch entry.method {
    case 0:
      guard range.count <= limit else { throw .tooLarge(part, limit: limit) }
      bytes = try source.read(range)
    case 8:
      var inflater = Inflater(ByteWindow(source, range), of: part, limit: limit)
      _ = try inflater.run()
      bytes = inflater.output
    default: throw .unsupported(.compression)
    }
    guard Int(Checksum.crc32(bytes)) == entry.checksum else { throw .damaged(part) }
    return bytes
  }
}
