/// The cards in a picture.
struct PNGCard {
  private let source: CardSource
  private let limits: CardLimits
  /// The first chunk with each keyword.
  private var first: [String: PNGChunk] = [:]
  private var severalCards = false
  private var assets: Set<String> = []
  /// The sides in the picture's head.
  private(set) var sides: (width: Int, height: Int)?

  /// Walks through the chunks.
  init(_ source: CardSource, limits: CardLimits) throws(CardError) {
    (self.source, self.limits) = (source, limits)
    var chunks = PNGChunks(source, limits: limits)
    while let chunk = try chunks.next() {
      if chunk.isCard {
        if first[chunk.keyword] != nil { severalCards = true } else { first[chunk.keyword] = chunk }
      } else if chunk.type == "IHDR", chunk.data.count == 13, sides == nil {
        let head = try source.read(chunk.data)
        sides = (Number.bigEndian(head[..<4]), Number.bigEndian(head[4..<8]))
      } else if let name = try AssetChunk(chunk, in: source)?.name {
        assets.insert(name)
        guard assets.count <= limits.assets else { throw .tooMany(.asset, limit: limits.assets) }
      }
    }
  }

  /// Reads the card of version 3, or the one of version 2 if there is none, or it is broken.
  func read(_ log: inout WarningLog) throws(CardError) -> ReadCard {
    if severalCards { log.add(.severalCards) }
    if isHuge { log.add(.hugePicture) }
    let card: CharacterCard
    switch (first["ccv3"], first["chara"]) {
    case (nil, nil): throw .noCard
    case (let chunk?, nil), (nil, let chunk?): card = try self.card(chunk, &log)
    case (let newer?, let older?):
      var attempt = log
      do throws(CardError) {
        card = try self.card(newer, &attempt)
        log = attempt
      } catch {
        // The user learns why the newer one is refused.
        guard let fallback = try? self.card(older, &log) else { throw error }
        log.add(.fallback)
        card = fallback
      }
    }
    log.add(.missingAssets, count: card.fields.embeddedAssets.count { !assets.contains($0) })
    return ReadCard(card, .png, source, limits, names: assets, &log)
  }

  private var isHuge: Bool {
    guard let sides else { return false }
    return max(sides.width, sides.height) > limits.side || sides.width * sides.height > limits.pixels
  }

  private func card(_ chunk: PNGChunk, _ log: inout WarningLog) throws(CardError) -> CharacterCard {
    let text = try PNGText(chunk, in: source, limits: limits)
    let json = try CardText.json(text.bytes, limits: limits)
    let card = try CharacterCard(json, limits: limits, &log)
    if !text.isSound { log.add(.checksum) }
    return card
  }
}
