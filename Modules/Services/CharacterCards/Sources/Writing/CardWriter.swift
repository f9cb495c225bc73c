public import Entities
import JSON

/// Writes cards to files.
public enum CardWriter {
  /// Writes a card piece by piece, so that a large picture is never in memory.
  ///
  /// A card that was read and not changed is written as it was read.
  /// - Parameters:
  ///   - now: The time that a changed card of version 3 is stamped with; nil for none.
  ///   - sink: Takes the next bytes of the file.
  /// - Returns: What the file lacks.
  /// - Throws: `.tooLarge` if no program could read the file, the errors of reading the picture or the archive, and
  ///   those of `sink`.
  public static func write(
    _ card: CharacterCard, as format: CardFormat, at now: Timestamp? = nil, to sink: ([UInt8]) throws -> Void
  ) throws -> [CardWarning] {
    let limits = CardLimits()
    let own = card.merged(), time = card.isEdited ? now : nil
    var log = WarningLog()
    switch format {
    case .png(let picture):
      let chunks = [
        ("chara", own.version == .three ? own.downgraded(isMarked: true) : own),
        ("ccv3", own.upgraded(to: .three).stamped(time)),
      ]
      var texts: [[UInt8]] = []
      for (keyword, document) in chunks {
        let text = Base64.encoded(try bytes(of: document, limits))
        texts.append(Array(keyword.utf8) + [0] + text.utf8)
      }
      let names = try PNGWriter.write(picture, adding: texts, limits: limits, to: sink)
      log.add(.leftOutAssets, count: card.fields.embeddedAssets.count { !names.contains($0) })
    case .json(let version):
      let document =
        switch version {
        case .two: own.downgraded(isMarked: false).declared
        case .three: own.upgraded(to: .three).declared
        default: own
        }
      try sink(try bytes(of: document.stamped(time), limits))
      log.add(.leftOutAssets, count: card.fields.embeddedAssets.count)
    case .charx(let original, let picture):
      var document = own.upgraded(to: .three).stamped(time)
      if original == nil, picture != nil { document.embedIcon(named: CharxWriter.iconPath) }
      let names = try CharxWriter.write(
        try bytes(of: document, limits), over: original, icon: picture, limits: limits, to: sink)
      log.add(.leftOutAssets, count: card.fields.embeddedAssets.count { !names.contains($0) })
    }
    return log.warnings
  }

  /// The bytes of a file, for small ones and for tests.
  public static func bytes(
    _ card: CharacterCard, as format: CardFormat, at now: Timestamp? = nil
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    _ = try write(card, as: format, at: now) { bytes += $0 }
    return bytes
  }

  private static func bytes(of document: CardDocument, _ limits: CardLimits) throws(CardError) -> [UInt8] {
    let bytes = Array(document.value.text().utf8)
    guard bytes.count <= limits.card else { throw .tooLarge(.card, limit: limits.card) }
    return bytes
  }
}

extension CardFields {
  /// The names of the assets that are in the file around the card.
  var embeddedAssets: [String] {
    assets.compactMap { if case .embedded(let name) = $0.place { name } else { nil } }
  }
}

extension CardDocument {
  /// Names the picture in the archive as the main icon. The picture around a card is not there in an archive.
  fileprivate mutating func embedIcon(named path: String) {
    var data = data
    var assets = data["assets"]?.array ?? []
    let uri = JSONValue.string("embeded://\(path)")
    let place = assets.firstIndex { $0["type"] == "icon" && $0["uri"] == "ccdefault:" }
    if let place, var icon = assets[place].object {
      icon["uri"] = uri
      assets[place] = .object(icon)
    } else if !assets.contains(where: { $0["type"] == "icon" }) {
      assets.append(["type": "icon", "uri": uri, "name": "main", "ext": "png"])
    }
    data["assets"] = .array(assets)
    self.data = data
  }
}
