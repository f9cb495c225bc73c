/// Removes modals. The functions return the removed ids, the last first.
extension NavigationState {
  /// Removes the newest modal, or the newest with a name and all later ones.
  mutating func removeModal(named name: String?) throws(NavigationFailure) -> [Int] {
    let found = name == nil ? modals.indices.last : modals.lastIndex { $0.name == name }
    guard let found else { throw .noSuchModal(name) }
    return removeModals(from: found)
  }

  /// Removes a modal and all later ones.
  mutating func removeModal(_ id: Int) throws(NavigationFailure) -> [Int] {
    guard let found = modals.firstIndex(where: { $0.id == id }) else { throw .noSuchModal(nil) }
    return removeModals(from: found)
  }

  /// Removes some of the newest modals; a count beyond their number removes all.
  mutating func removeModals(count: Int) -> [Int] { removeModals(from: max(0, modals.count - max(0, count))) }

  private mutating func removeModals(from index: Int) -> [Int] {
    let gone = modals[index...].map(\.id)
    modals.removeSubrange(index...)
    return gone.reversed()
  }
}
