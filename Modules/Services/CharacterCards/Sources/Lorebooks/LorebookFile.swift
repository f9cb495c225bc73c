import JSON

/// A lorebook in a file of its own.
///
/// Five forms are read: version 3, SillyTavern's worlds, Agnai's memory books, and the lorebooks of RisuAI and NovelAI;
/// a character's book alone is read too.
public struct LorebookFile: Hashable, Sendable {
  /// A form that a lorebook is written in.
  public enum Format: Hashable, Sendable {
    /// The form it was read in, if nothing was changed; else version 3.
    case original
    /// `lorebook_v3`.
    case versionThree
    /// A world of SillyTavern.
    case sillyTavern
  }

  /// The book. Change it freely; other parts of the file are kept.
  public var book: Lorebook
  /// What was odd, in the order in which it was found.
  public let warnings: [CardWarning]
  private let original: Lorebook
  private let root: JSONObject?

  /// A book that comes from no file.
  public init(_ book: Lorebook) {
    (self.book, original, root, warnings) = (book, Lorebook(), nil, [])
  }

  /// Reads a JSON file.
  /// - Throws: The reason why it is refused, for users; `.notALorebook` for another file.
  public init(_ source: CardSource) throws(CardError) {
    try self.init(source, limits: CardLimits())
  }

  init(_ source: CardSource, limits: CardLimits) throws(CardError) {
    guard source.count <= limits.json else { throw .tooLarge(.file, limit: limits.json) }
    let bytes = try source.read(0..<source.count)
    switch FileKind(Array(bytes.prefix(64)), name: "") {
    case .json: break
    case .refused(.empty): throw .unsupported(.empty)
    default: throw .notALorebook
    }
    var log = WarningLog()
    let value = try CardParser.value(bytes, limits: limits, &log)
    guard let root = value.object, let form = LorebookForm(root) else { throw .notALorebook }
    original = try Lorebook(form.book(root), compilesBareKeys: form == .versionThree, limits: limits, &log)
    (book, self.root, warnings) = (original, root, log.warnings)
  }
}

extension LorebookFile {
  /// The file's text.
  public func text(as format: Format = .original) -> String {
    switch format {
    case .sillyTavern: world.text(pretty: true)
    case .original where root != nil && book == original: JSONValue.object(root ?? JSONObject()).text()
    case .original, .versionThree: versionThree.text()
    }
  }

  private var versionThree: JSONValue {
    let data = JSONValue.object(book.merged(forVersionThree: true).withDemandedFields)
    guard var root, LorebookForm(root) == .versionThree else { return ["spec": "lorebook_v3", "data": data] }
    root["data"] = data
    return .object(root)
  }

  private var world: JSONValue {
    let book = book.merged(forVersionThree: true)
    var world = JSONObject()
    // What the form does not know is kept: version 3 has other names for the rules of a book.
    let others: Set<String> = ["entries", "extensions", "scan_depth", "token_budget", "recursive_scanning"]
    world.members = book.members.filter { !others.contains($0.key) }
    let entries = (book["entries"]?.array ?? []).compactMap(\.object)
    world["entries"] = .object(
      JSONObject(
        entries.enumerated().map { index, entry in
          .init(key: String(index), value: .object(SillyTavernEntry.world(entry, uid: index)))
        }))
    return .object(world)
  }
}
