import JSON

/// A picture or another file that belongs to a character.
public struct CardAsset: Hashable, Sendable {
  /// Where its bytes are.
  public enum Place: Hashable, Sendable {
    /// The picture in which the card was found, or the reader's own.
    case standard
    /// In the card itself.
    case inline
    /// In the archive or the picture around the card, under this name.
    case embedded(String)
    /// On the network. It is never fetched.
    case remote
    /// Elsewhere; it is never opened.
    case unknown
  }

  /// What it is for: `icon`, `background`, `user_icon`, `emotion`, or an application's own kind.
  public var type: String
  /// Its name: `main` for the main one, an emotion, or a user.
  public var name: String
  /// Its address, as written.
  public var uri: String
  /// The ending of a file of this kind, without a dot: `png`.
  public var ext: String
  /// The asset as it was read.
  let document: JSONObject

  /// A new asset.
  public init(type: String, name: String, uri: String, ext: String) {
    (self.type, self.name, self.uri, self.ext, document) = (type, name, uri, ext, JSONObject())
  }

  init(type: String, name: String, uri: String, ext: String, document: JSONObject) {
    (self.type, self.name, self.uri, self.ext, self.document) = (type, name, uri, ext, document)
  }
}

extension CardAsset {
  /// Where its bytes are.
  ///
  /// Source: Character Card Specification V3, “assets”. The spelling `embeded` is the specification's.
  public var place: Place {
    if uri == "ccdefault:" { return .standard }
    for scheme in ["embeded://", "embedded://", "__asset:"] where uri.hasPrefix(scheme) {
      return .embedded(String(uri.dropFirst(scheme.count)))
    }
    let scheme = uri.prefix { $0 != ":" }.lowercased()
    return scheme == "data" ? .inline : ["http", "https"].contains(scheme) ? .remote : .unknown
  }
}
