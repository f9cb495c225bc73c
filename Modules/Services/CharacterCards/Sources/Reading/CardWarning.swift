/// Something odd in a card that was read anyway, or that an export left out. The text is for users.
public struct CardWarning: Hashable, Sendable {
  /// What is odd.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The file has several cards; the first counts.
    case severalCards
    /// The version 3 card cannot be read; the version 2 card beside it was.
    case fallback
    /// The checksum of the card is wrong.
    case checksum
    /// The text has characters that are no Unicode; U+FFFD stands for them.
    case brokenText
    /// A key is repeated; the last value counts.
    case repeatedKey
    /// A newer version of the specification than 3.0.
    case newerVersion
    /// The version is missing or unknown; the fields tell it.
    case unclearVersion
    /// The card has two copies of a field, and they differ; the one in `data` counts.
    case differingCopies
    /// The card comes in the form of an older program.
    case olderForm
    /// A value has another type than specified, and was converted.
    case converted
    /// A value has a type that cannot be converted; it is kept but not used.
    case unusable
    /// A number is out of range; the nearest one is used.
    case outOfRange
    /// The card has no name.
    case nameless
    /// The picture has too many pixels to be shown.
    case hugePicture
    /// Files in the archive have names that lead outside of it; they are left out.
    case unsafeNames
    /// The card names pictures on the network. They are never fetched.
    case remoteAssets
    /// The card names pictures that are not in its file.
    case missingAssets
    /// A regular expression is too long; it never matches.
    case longPattern
    /// Data of another program that may contain lore; it is kept, not used.
    case foreignModule
    /// An export leaves out assets, because the original file is not there or the form has no place for them.
    case leftOutAssets
  }

  /// What is odd.
  public let kind: Kind
  /// How often it occurs.
  public let count: Int
  /// The names of the first few values that it is about, where they are known.
  public var names: [String] = []
}

/// Gathers warnings while a card is read: each kind once, with a count.
struct WarningLog {
  private var kinds: [CardWarning.Kind] = []
  private var counts: [CardWarning.Kind: Int] = [:]
  private var names: [CardWarning.Kind: [String]] = [:]
  /// The most values that a warning names.
  private static let mostNames = 3

  /// - Parameter name: The value's name in the card's format.
  mutating func add(_ kind: CardWarning.Kind, of name: String? = nil, count: Int = 1) {
    guard count > 0 else { return }
    if let name, names[kind, default: []].count < Self.mostNames, names[kind]?.contains(name) != true {
      names[kind, default: []].append(name)
    }
    if counts[kind] == nil { kinds.append(kind) }
    counts[kind, default: 0] += count
  }

  /// In the order in which they were found.
  var warnings: [CardWarning] {
    kinds.map { CardWarning(kind: $0, count: counts[$0] ?? 1, names: names[$0] ?? []) }
  }
}
