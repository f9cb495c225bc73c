import JSON

/// A card that was read from a file, with what was odd about it.
public struct ReadCard: Sendable {
  /// The kind of file around a card.
  public enum Container: Hashable, Sendable {
    case png, json, charx
    /// A JPEG picture with an archive behind it.
    case jpeg
  }

  /// The card.
  public let card: CharacterCard
  /// The file around it.
  public let container: Container
  /// What was odd, in the order in which it was found.
  public let warnings: [CardWarning]
  /// What the card brings, for a question before it is imported.
  public let preview: CardPreview
  private let source: CardSource
  private let limits: CardLimits

  init(
    _ card: CharacterCard, _ container: Container, _ source: CardSource, _ limits: CardLimits, names: Set<String>,
    _ log: inout WarningLog
  ) {
    (self.card, self.container, self.source, self.limits) = (card, container, source, limits)
    preview = CardPreview(card, files: container == .png ? [] : names)
    warnings = log.warnings
  }
}

extension ReadCard {
  /// The character's picture, if the file has it: the main icon in the file, else the PNG picture around the card,
  /// without the card. Nothing is fetched from the network.
  /// - Parameter limit: The most bytes that it may have, up to 50 MiB.
  /// - Returns: A file of any kind of picture; nil if there is none.
  /// - Throws: `.tooLarge`, `.damaged`, `.encrypted`.
  public func picture(atMost limit: Int = 50 << 20) throws(CardError) -> [UInt8]? {
    let limit = min(limit, limits.asset)
    let icons = card.fields.assets.filter { $0.type == "icon" }
    let icon = icons.first { $0.name == "main" } ?? icons.first
    switch icon?.place {
    case .embedded(let name)?: return try embedded(name, limit)
    case .inline?: return try inline(icon, limit)
    case .standard?, .remote?, .unknown?, nil: return container == .png ? try surroundingPicture(limit) : nil
    }
  }

  private func surroundingPicture(_ limit: Int) throws(CardError) -> [UInt8] {
    guard source.count <= limit else { throw .tooLarge(.picture, limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    do {
      _ = try PNGWriter.write(source, adding: [], limits: limits) { bytes += $0 }
    } catch {
      throw error as? CardError ?? .damaged(.picture)
    }
    return bytes
  }

  private func embedded(_ name: String, _ limit: Int) throws(CardError) -> [UInt8]? {
    switch container {
    case .json: return nil
    case .charx, .jpeg:
      let archive = try ZipArchive(source, limits: limits)
      guard let entry = archive.entry(name), !entry.isFolder else { return nil }
      return try archive.contents(of: entry, as: .asset, limit: limit)
    case .png:
      var chunks = PNGChunks(source, limits: limits)
      while let chunk = try chunks.next() {
        guard let asset = try AssetChunk(chunk, in: source), asset.name == name else { continue }
        guard asset.text.count / 4 * 3 <= limit else { throw .tooLarge(.asset, limit: limit) }
        return Base64.decoded(String(decoding: try source.read(asset.text), as: UTF8.self))
      }
      return nil
    }
  }

  /// The bytes of a `data:` address in Base64 (RFC 2397).
  private func inline(_ asset: CardAsset?, _ limit: Int) throws(CardError) -> [UInt8]? {
    guard let uri = asset?.uri, let comma = uri.utf8.firstIndex(of: UInt8(ascii: ",")),
      uri[..<comma].hasSuffix(";base64")
    else { return nil }
    let text = uri[uri.utf8.index(after: comma)...]
    guard text.utf8.count / 4 * 3 <= limit else { throw .tooLarge(.asset, limit: limit) }
    return Base64.decoded(String(text))
  }
}
