import JSON

/// Reads cards from PNG, JSON and CHARX files.
///
/// Nothing is fetched, run or written, whatever a card says, and no name in it is used as a path.
public enum CardReader {
  /// Reads a card. The bytes tell the kind of the file; its name counts only where they do not.
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The file's name, to tell YAML from other text.
  /// - Throws: The reason why it is refused, for users.
  public static func read(_ source: CardSource, name: String = "") throws(CardError) -> ReadCard {
    try read(source, name: name, limits: CardLimits())
  }

  static func read(_ source: CardSource, name: String = "", limits: CardLimits) throws(CardError) -> ReadCard {
    var log = WarningLog()
    switch FileKind(try source.read(0..<min(source.count, 64)), name: name) {
    case .png:
      guard source.count <= limits.png else { throw .tooLarge(.file, limit: limits.png) }
      return try PNGCard(source, limits: limits).read(&log)
    case .archive(let isBehindPicture):
      guard source.count <= limits.charx else { throw .tooLarge(.file, limit: limits.charx) }
      return try charx(source, isBehindPicture: isBehindPicture, limits, &log)
    case .json:
      guard source.count <= limits.json else { throw .tooLarge(.file, limit: limits.json) }
      let card = try CharacterCard(try source.read(0..<source.count), limits: limits, &log)
      log.add(.missingAssets, count: card.fields.embeddedAssets.count)
      return ReadCard(card, .json, source, limits, names: [], &log)
    case .refused(let kind): throw .unsupported(kind)
    }
  }

  private static func charx(
    _ source: CardSource, isBehindPicture: Bool, _ limits: CardLimits, _ log: inout WarningLog
  ) throws(CardError) -> ReadCard {
    let archive: ZipArchive
    do throws(CardError) {
      archive = try ZipArchive(source, limits: limits)
    } catch {
      // An ordinary picture has no archive behind it.
      throw isBehindPicture && error == .damaged(.archive) ? .noCard : error
    }
    guard let entry = archive.entry("card.json") else { throw .noCard }
    let json = try archive.contents(of: entry, as: .card, limit: limits.card)
    if archive.entries.count(where: { $0.name == entry.name }) > 1 { log.add(.severalCards) }
    log.add(.unsafeNames, count: archive.unsafeNames)
    let card = try CharacterCard(json, limits: limits, &log)
    let names = Set(archive.entries.map(\.text))
    if names.contains("module.risum") { log.add(.foreignModule) }
    log.add(.missingAssets, count: card.fields.embeddedAssets.count { !names.contains($0) })
    return ReadCard(card, isBehindPicture ? .jpeg : .charx, source, limits, names: names, &log)
  }
}

/// The kind of a file, by its first bytes.
enum FileKind: Hashable {
  case png, json
  /// A ZIP archive, perhaps behind a JPEG picture.
  case archive(isBehindPicture: Bool)
  case refused(CardError.Kind)

  init(_ beginning: [UInt8], name: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = (beginning.starts(with: mark) ? beginning.dropFirst(3) : beginning[...]).drop(while: CardText.isSpace)
    if beginning.starts(with: PNGChunks.signature) {
      self = .png
    } else if beginning.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .archive(isBehindPicture: false)
    } else if beginning.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .archive(isBehindPicture: true)
    } else if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") {
      self = .json
    } else if beginning.isEmpty {
      self = .refused(.empty)
    } else if beginning.starts(with: "RIFF".utf8), beginning.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .refused(.webP)
    } else {
      let name = name.lowercased()
      let isYAML = [".yaml", ".yml"].contains { name.hasSuffix($0) } || text.starts(with: "name:".utf8)
      self = .refused(name.hasSuffix(".json") ? .falseJSON : isYAML ? .yaml : .other)
    }
  }
}
