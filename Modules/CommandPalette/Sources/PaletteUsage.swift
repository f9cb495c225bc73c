import FeatureKit

/// The use of commands by one profile: how often each, and which last. It is stored as a small text.
@MainActor public final class PaletteUsage {
  private struct Command {
    let id: String
    var count: Int
  }

  /// The most commands that are remembered, and the most bytes of a stored text.
  static let most = 100, largest = 16_384
  private static let mostCounted = 1_000_000
  /// The command used last comes first.
  private var commands: [Command] = []
  private var autosaver = DraftAutosaver<String>()
  /// Whether the stored use was read. Nothing is stored before that, because it would replace the stored use.
  private var isRead = false

  /// No use so far.
  public init() {}

  /// Reads the use by a profile. Until then, and where it cannot be read, nothing was used.
  /// - Parameters:
  ///   - find: Reads the stored text.
  ///   - store: Stores a text in place of the earlier one.
  public func open(
    _ find: @MainActor () async throws -> String?,
    storingWith store: @escaping @MainActor (String?) async throws -> Void
  ) async {
    let autosaver = DraftAutosaver<String>()
    self.autosaver = autosaver
    (commands, isRead) = ([], false)
    var wasRead = false
    let kept = await autosaver.load(
      {
        let text = try await find()
        wasRead = true
        return text
      }, storingWith: store)
    // Another profile may be in use by now.
    guard self.autosaver === autosaver, wasRead else { return }
    // Commands that were used meanwhile come on top.
    let latest = commands
    (commands, isRead) = (Self.commands(in: kept ?? ""), true)
    for command in latest.reversed() { for _ in 0..<command.count { record(command.id) } }
  }

  /// Records that a command was used.
  func record(_ id: String) {
    let count = commands.first { $0.id == id }?.count ?? 0
    commands.removeAll { $0.id == id }
    commands.insert(Command(id: id, count: min(count + 1, Self.mostCounted)), at: 0)
    commands = Array(commands.prefix(Self.most))
    if isRead { autosaver.save(text) }
  }

  /// How much further up a command comes for its use: 0 to 20.
  func bonus(of id: String) -> Int {
    guard let place = commands.firstIndex(where: { $0.id == id }) else { return 0 }
    return min(commands[place].count, 8) + max(0, 12 - place)
  }

  /// A line for each command: how often it was used, and its name.
  private var text: String {
    var text = ""
    for command in commands {
      let line = "\(command.count) \(command.id)\n"
      guard text.utf8.count + line.utf8.count <= Self.largest else { break }
      text += line
    }
    return text
  }

  private static func commands(in text: String) -> [Command] {
    guard text.utf8.count <= largest else { return [] }
    var known: Set<Substring> = []
    let commands = text.split(separator: "\n").compactMap { line -> Command? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let count = Int(parts[0]), 1...mostCounted ~= count, known.insert(parts[1]).inserted
      else { return nil }
      return Command(id: String(parts[1]), count: count)
    }
    return Array(commands.prefix(most))
  }
}
