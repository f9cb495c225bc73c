/// The state of views across frames, by their place. State that no frame asks for is dropped.
@MainActor final class StateStore {
  private struct Key: Hashable {
    let identity: Identity
    let slot: Int
  }

  private struct Entry {
    var value: any StateObject
    var generation: Int
  }

  private var entries: [Key: Entry] = [:]
  /// Objects whose screen is covered by another; the longest covered is dropped first.
  private var resting: [(key: Key, value: any StateObject)] = []
  private var generation = 0
  /// The tasks to start when the frame is painted.
  var pending: [Lifetime] = []

  /// The object stored at a place; it is made when it is missing.
  func object<Object: StateObject>(at identity: Identity, slot: Int, _ make: () -> Object) -> Object {
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

  /// Ends the objects that this frame did not ask for, and drops them unless they outlive their view. Then it starts
  /// the new tasks.
  func endFrame() {
    var gone: [any StateObject] = []
    for (key, entry) in entries where entry.generation != generation {
      gone.append(entry.value)
      if entry.value.outlivesView {
        entry.value.rest()
        resting.append((key, entry.value))
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

/// An object that the store keeps for a view.
///
/// The store never asks with `as?` what an object can do: each such question about a new type searches every
/// conformance in the program.
@MainActor protocol StateObject: AnyObject {
  /// Whether it survives while its view is covered, as the position in a list does.
  var outlivesView: Bool { get }
  /// Frees large caches of an object that outlives its view.
  func rest()
  /// Called when its view is gone.
  func end()
}

extension StateObject {
  var outlivesView: Bool { false }
  func rest() {}
  func end() {}
}
