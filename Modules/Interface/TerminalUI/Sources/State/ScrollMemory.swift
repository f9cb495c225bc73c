/// Where what scrolls on a screen stands, for whoever brings it back at the next launch.
///
/// A screen has one thing that scrolls: the `List` or `ScrollView` that was made last below the `scrollMemory` of the
/// environment. The first one that is made begins where it is remembered to have stood.
@MainActor public final class ScrollMemory {
  /// A place in a list, or in anything else that scrolls.
  public struct Position: Hashable, Sendable, Codable {
    /// The first row that shows, by the description of its id; nil for the end that a list follows, and for what has
    /// no rows.
    public var row: String?
    /// How many rows come before it, of those that were there.
    public var index: Int
    /// How many lines are scrolled away: of that row, or of everything where there are no rows.
    public var line: Int
    /// The row that the user chose, by the description of its id.
    public var chosen: String?

    /// A place from its parts.
    public init(row: String? = nil, index: Int = 0, line: Int = 0, chosen: String? = nil) {
      self.row = row
      self.index = index
      self.line = line
      self.chosen = chosen
    }
  }

  /// Where it stands, as far as anybody knows.
  public private(set) var place: Position?
  /// Called after each change. It is called while a frame is made, and must not change what shows.
  public var onChange: @MainActor () -> Void = {}
  /// What was made last, by its place in the tree.
  private var owner: Identity?

  /// A memory of a screen.
  /// - Parameter place: Where it stood at the last launch.
  public init(_ place: Position? = nil) {
    self.place = place
  }

  /// Takes over what is made at a place of the tree.
  /// - Returns: Where it is to begin; nil when that is for itself to say.
  func open(_ identity: Identity) -> Position? {
    defer { owner = identity }
    return owner == nil ? place : nil
  }

  /// Notes where something stands now.
  func record(_ place: Position, of identity: Identity) {
    guard identity == owner, place != self.place else { return }
    self.place = place
    onChange()
  }
}

extension EnvironmentValues {
  private struct ScrollMemoryKey: EnvironmentKey {
    static let defaultValue: ScrollMemory? = nil
  }

  /// What remembers where the screen around stands; nil where nobody does.
  public var scrollMemory: ScrollMemory? {
    get { self[ScrollMemoryKey.self] }
    set { self[ScrollMemoryKey.self] = newValue }
  }
}
