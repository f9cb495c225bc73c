/// What views remember from frame to frame, by their place; what was not seen in a frame is forgotten.
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
  /// What rests while its screen is covered by another; the longest resting goes first.
  private var resting: [(key: Key, value: any Resting)] = []
  private var generation = 0
  /// What views of this frame want begun once it is painted.
  var pending: [Lifetime] = []

  /// The object remembered at a place, made when it is not there yet.
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

  /// Forgets what was not seen and ends it, and begins what is new.
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

  /// Forgets everything: the program ends.
  func endAll() {
    beginFrame()
    endFrame()
  }
}

/// What is still there when its view comes back: the place in a list.
@MainActor protocol Resting: AnyObject {
  /// Lets go of everything large.
  func rest()
}

/// What must be told when its view is gone.
@MainActor protocol Ending: AnyObject {
  func end()
}
