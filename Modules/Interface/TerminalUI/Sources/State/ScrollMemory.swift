/// The scroll position of a screen, which the app saves and restores at the next launch.
///
/// A screen has one position: that of the `List` or `ScrollView` created last below the environment's `scrollMemory`.
/// The first one created begins at the saved position.
@MainActor public final class ScrollMemory {
  /// A position in a list or a scroll view.
  public struct Position: Hashable, Sendable, Codable {
    /// The first visible row, by the description of its id. Nil at the beginning of a list, at the end of a list that
    /// follows its end, and for a scroll view.
    public var row: String?
    /// The number of rows before it when the position was recorded.
    public var index: Int
    /// The number of lines scrolled away: of that row, or of the whole scroll view.
    public var line: Int
    /// The row that the user chose, by the description of its id.
    public var chosen: String?

    /// A position.
    public init(row: String? = nil, index: Int = 0, line: Int = 0, chosen: String? = nil) {
      self.row = row
      self.index = index
      self.line = line
      self.chosen = chosen
    }
  }

  /// The present position; nil while there is none.
  public private(set) var place: Position?
  /// Called after each change. It is called while a frame is made, and must not change what the frame shows.
  public var onChange: @MainActor () -> Void = {}
  /// The list or scroll view created last, by its place in the tree.
  private var owner: Identity?

  /// A memory for a screen.
  /// - Parameter place: The position at the last launch.
  public init(_ place: Position? = nil) {
    self.place = place
  }

  /// Registers a list or scroll view.
  /// - Returns: The position where it begins; nil when it chooses its own.
  func open(_ identity: Identity) -> Position? {
    defer { owner = identity }
    return owner == nil ? place : nil
  }

  /// Records the present position of a list or scroll view.
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

  /// The memory of the screen's scroll position; nil where positions are not saved.
  public var scrollMemory: ScrollMemory? {
    get { self[ScrollMemoryKey.self] }
    set { self[ScrollMemoryKey.self] = newValue }
  }
}
