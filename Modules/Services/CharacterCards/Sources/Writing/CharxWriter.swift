/// Writes archives. New files are stored, others copied as they are packed.
///
/// Source: APPNOTE.TXT 6.3.10, PKWARE, chapters 4.3.7, 4.3.12 and 4.3.16.
enum CharxWriter {
  /// Where version 3 wants the main icon.
  static let iconPath = "assets/icon/images/main.png"
  /// The first day that the format knows.
  private static let noTime = 1 << 21 | 1 << 16

  /// Writes `card.json`, then all other files of an archive, and an icon.
  /// - Returns: The names of the files.
  static func write(
    _ card: [UInt8], over original: CardSource?, icon: CardSource?, limits: CardLimits,
    to sink: ([UInt8]) throws -> Void
  ) throws -> Set<String> {
    var list: [ZipEntry] = []
    var place = 0
    func add(_ entry: ZipEntry, _ source: CardSource, _ range: Range<Int>) throws {
      var entry = entry
      entry.head = place
      list.append(entry)
      let head = entry.header(0x0403_4B50)
      try sink(head)
      try source.copy(range, to: sink)
      place += head.count + range.count
    }
    func add(_ name: String, _ source: CardSource) throws {
      var checksum = RunningChecksum()
      try source.copy(0..<source.count) { checksum.add($0) }
      let entry = ZipEntry(
        name: Array(name.utf8), flags: 0, method: 0, time: noTime, checksum: Int(checksum.value), packed: source.count,
        unpacked: source.count, head: 0)
      try add(entry, source, 0..<source.count)
    }
    try add("card.json", CardSource(card))
    if let original {
      let archive = try ZipArchive(original, limits: limits)
      for entry in archive.entries where !entry.name.elementsEqual("card.json".utf8) {
        try add(entry, original, try archive.range(of: entry))
      }
    } else if let icon {
      try add(iconPath, icon)
    }
    let start = place
    var size = 0
    for entry in list {
      let head = entry.header(0x0201_4B50)
      size += head.count
      try sink(head)
    }
    try sink(
      Number.littleEndian(0x0605_4B50, bytes: 4) + Number.littleEndian(0, bytes: 4)
        + Number.littleEndian(list.count, bytes: 2) + Number.littleEndian(list.count, bytes: 2)
        + Number.littleEndian(size, bytes: 4) + Number.littleEndian(start, bytes: 4) + [0, 0])
    return Set(list.map(\.text))
  }
}

extension ZipEntry {
  /// The head in front of the packed bytes, or the record in the list at the end, by their signatures.
  fileprivate func header(_ signature: Int) -> [UInt8] {
    let isInList = signature == 0x0201_4B50
    // The sizes stand here, so nothing follows the packed bytes (bit 3).
    var fields: [(Int, bytes: Int)] = [(signature, 4)] + (isInList ? [(20, 2)] : [])
    fields += [(20, 2), (flags & ~8, 2), (method, 2), (time, 4), (checksum, 4), (packed, 4), (unpacked, 4)]
    fields += [(name.count, 2), (0, 2)]
    if isInList { fields += [(0, 2), (0, 2), (0, 2), (0, 4), (head, 4)] }
    return fields.flatMap { Number.littleEndian($0, bytes: $1) } + name
  }
}
