/// The state of views across frames, by their place. State that no frame asks for is dropped.
@MainActor final class StateStore {
  private struct Key: Hashable {
    let identity: Identity
    let slot: Int
  }

  private struct Entry {
    var value: AnyObject
    var generation: Int
  }

  private var entries: [Key: Entry] = [:]
  /// Objects whose screen is covered by another; the longest covered is dropped first.
  private var resting: [(key: Key, value: any Resting)] = []
  private var generation = 0
  /// The tasks to start when the frame is painted.
  var pending: [Lifetime] = []

  /// The object stored at a place; it is made when it is missing.
  func object<Object: AnyObject>(at identity: Identity, slot: Int, _ make: () -> Object) -> Object {
    let key = Key(identity: identity, slot: slot)
    if let known = entries[key]?.value as? Object {
      entries[key]?.generation = generation
      return known
    }
    let rested = resting.firstIndex { $0.key == key }.map { resting.remove(at: $0).value as? Object } ?? nil
    let made = rested ?? make()
    entries[key] = Entry(value: made, generation: generation)
    return made
  }

  func beginFrame() {
    generation += 1
  }

  /// Ends and drops the objects that this frame did not ask for, and starts the new tasks.
  func endFrame() {
    var gone: [any Ending] = []
    for (key, entry) in entries where entry.generation != generation {
      if let ending = entry.value as? any Ending { gone.append(ending) }
      if let position = entry.value as? any Resting {
        position.rest()
        resting.append((key, position))
      }
      entries[key] = nil
    }
    if resting.count > 64 { resting.removeFirst(resting.count - 64) }
    for ending in gone { ending.end() }
    let begun = pending
    pending = []
    for lifetime in begun { lifetime.start() }
  }

  /// Drops everything when the program ends.
  func endAll() {
    beginFrame()
    endFrame()
  }
}

/// State that survives while its view is covered: the position in a list.
@MainActor protocol Resting: AnyObject {
  /// Frees large caches.
  func rest()
}

/// An object to notify when its view is gone.
@MainActor protocol Ending: AnyObject {
  func end()
}
