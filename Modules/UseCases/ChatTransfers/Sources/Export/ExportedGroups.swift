import ChatFiles

/// The groups of the chats that go to a folder of SillyTavern. Which file each chat gets is decided once all chats
/// are known. The chats of an imported group go into one file under its id, as long as their members are the same. Each
/// other chat gets a group of its own.
struct ExportedGroups {
  /// A file to write.
  struct File {
    let group: SillyTavernGroup, path: String
    /// Whether an existing file is replaced. A file of the same group always is: its chats are in the new one.
    let isReplacing: Bool
  }

  /// A chat in a group of its own, and in the group that an import found.
  private struct Entry {
    let own: SillyTavernGroup, known: SillyTavernGroup, kept: SillyTavernGroup
  }

  /// The chats of imported groups by the group's id, and the ids in the order in which they came.
  private var entries: [String: [Entry]] = [:], ids: [String] = []
  /// The groups of the other chats.
  private var own: [SillyTavernGroup] = []

  /// Adds a chat.
  /// - Parameters:
  ///   - new: A group of its own.
  ///   - kept: The file of its group that an import found; nil for none.
  mutating func add(_ new: SillyTavernGroup, _ kept: KeptGroupFile?) {
    guard let kept else { return own.append(new) }
    var known = new
    known.adopt(kept)
    if entries[known.id] == nil { ids.append(known.id) }
    entries[known.id, default: []].append(Entry(own: new, known: known, kept: SillyTavernGroup(kept)))
  }

  /// The files of the groups. A file of the same group that the folder has already keeps its other chats.
  /// - Throws: `ChatFileFailure.exists` when another file has the path of a group; `.unusable`.
  func files(in folder: String, replacing isReplacing: Bool) throws(ChatFileFailure) -> [File] {
    var (files, names, own) = ([File](), ChatFileName(), own)
    for id in ids {
      let path = Self.path(of: id, in: folder, &names)
      let present = try Self.present(id, at: path, isReplacing)
      let (group, others) = Self.divide(entries[id] ?? [], present)
      let removed = Set(others.flatMap(\.chats).map(\.name))
      own += others
      if var group {
        if let present { group.unite(with: present, without: removed) }
        files.append(File(group: group, path: path, isReplacing: isReplacing || present != nil))
      } else if var present, present.chats.contains(where: { removed.contains($0.name) }) {
        present.chats.removeAll { removed.contains($0.name) }
        files.append(File(group: present, path: path, isReplacing: true))
      }
    }
    for var group in own {
      let path = Self.path(of: group.id, in: folder, &names)
      let present = try Self.present(group.id, at: path, isReplacing)
      if let present { group.unite(with: present) }
      files.append(File(group: group, path: path, isReplacing: isReplacing || present != nil))
    }
    return files
  }

  /// The path of a group's file. An id may come from a file, so it is made a usable name first.
  private static func path(of id: String, in folder: String, _ names: inout ChatFileName) -> String {
    let name = ChatFileName.usable(id)
    return "\(folder)/\(names.next(name.isEmpty ? "group" : name)).json"
  }

  /// The group with an id that the folder has already; nil for none.
  private static func present(
    _ id: String, at path: String, _ isReplacing: Bool
  ) throws(ChatFileFailure) -> SillyTavernGroup? {
    if let group = try SillyTavernGroup(at: path), group.id == id { return group }
    try ChatFileWriter.check(path, replacing: isReplacing)
    return nil
  }

  /// Divides the chats of an imported group: those that get its id, and the others, each in a group of its own.
  ///
  /// The id goes to the chats that are alike and have the members of the group's file in the folder. Without such chats
  /// the id stays with that file, if it has chats that do not come again. Otherwise the id goes to the chats that are
  /// as the import found them, else to the most chats that are alike.
  private static func divide(
    _ entries: [Entry], _ present: SillyTavernGroup?
  ) -> (group: SillyTavernGroup?, others: [SillyTavernGroup]) {
    var alike: [[Entry]] = []
    for entry in entries {
      if let place = alike.firstIndex(where: { $0[0].known.isSame(as: entry.known) }) {
        alike[place].append(entry)
      } else {
        alike.append([entry])
      }
    }
    let all = Set(entries.flatMap(\.known.chats).map(\.name))
    var chosen = present.flatMap { present in alike.firstIndex { $0[0].known.isSame(as: present) } }
    if chosen == nil, present?.chats.allSatisfy({ all.contains($0.name) }) ?? true {
      chosen =
        alike.firstIndex { $0.contains { $0.known.isSame(as: $0.kept) } }
        ?? alike.indices.max { alike[$0].count < alike[$1].count }
    }
    let others = alike.indices.filter { $0 != chosen }.flatMap { alike[$0].map(\.own) }
    guard let chosen, var group = alike[chosen].first?.known else { return (nil, others) }
    group.chats = alike[chosen].flatMap(\.known.chats)
    return (group, others)
  }
}
