import Entities

extension MemoryStore: LorebookStore {
  func lorebooks(of profile: UserProfile.ID) throws(StorageError) -> [Lorebook] {
    lorebookOf.values
      .filter { $0.profile == profile && !$0.isDeleted }
      .sorted { ($0.created, $0.id) < ($1.created, $1.id) }
  }

  func lorebook(_ id: Lorebook.ID) throws(StorageError) -> Lorebook? { lorebookOf[id] }

  func lorebookText(_ id: Lorebook.ID) throws(StorageError) -> String? {
    lorebookOf[id] == nil ? nil : lorebookTextOf[id] ?? ""
  }

  func save(_ lorebook: Lorebook, text: String) throws(StorageError) {
    try requireProfile(lorebook.profile)
    if let known = lorebookOf[lorebook.id], known.profile != lorebook.profile { throw .foreign(lorebook.id) }
    lorebookOf[lorebook.id] = lorebook
    lorebookOf[lorebook.id]?.isDeleted = false
    lorebookTextOf[lorebook.id] = text
  }

  func deleteLorebook(_ id: Lorebook.ID) throws(StorageError) {
    guard var lorebook = lorebookOf[id] else { throw .missing(lorebook: id) }
    (lorebook.description, lorebook.entryCount, lorebook.isDeleted) = ("", 0, true)
    (lorebookOf[id], lorebookTextOf[id]) = (lorebook, nil)
  }

  func assignments(of profile: UserProfile.ID) throws(StorageError) -> [LorebookAssignment] {
    assignmentsOf.flatMap { id, scopes in
      lorebookOf[id]?.profile == profile && lorebookOf[id]?.isDeleted == false
        ? scopes.map { LorebookAssignment(id, in: $0) } : []
    }
  }

  func assign(_ id: Lorebook.ID, to scopes: Set<ChatScope>, of profile: UserProfile.ID) throws(StorageError) {
    try requireProfile(profile)
    guard let lorebook = lorebookOf[id], lorebook.profile == profile, !lorebook.isDeleted else {
      throw .missing(lorebook: id)
    }
    assignmentsOf[id] = scopes
  }

  func lorebooksInUse(
    in chat: Conversation.ID?, with avatar: Avatar.ID, of profile: UserProfile.ID
  ) throws(StorageError) -> [LorebookInUse] {
    let enabled = try lorebooks(of: profile).filter(\.isEnabled)
    var seen: Set<Lorebook.ID> = []
    return ChatScope.scopes(of: chat, with: avatar).flatMap { scope in
      enabled.filter { assignmentsOf[$0.id]?.contains(scope) == true && seen.insert($0.id).inserted }.inUse(scope)
    }
  }

  /// Forgets the lorebooks of a deleted chat.
  func dropAssignments(ofChat id: Conversation.ID) {
    for book in assignmentsOf.keys { assignmentsOf[book]?.remove(.chat(id)) }
  }

  /// Removes the lorebooks of a profile that is being deleted.
  func dropLorebooks(of profile: UserProfile.ID) {
    for lorebook in lorebookOf.values where lorebook.profile == profile {
      (lorebookOf[lorebook.id], lorebookTextOf[lorebook.id], assignmentsOf[lorebook.id]) = (nil, nil, nil)
    }
  }
}
