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
  private var generation = 0
  /// What views of this frame want begun once it is painted.
  var pending: [Lifetime] = []
  /// Whether a type of view has properties that need attaching; asking by reflection is slow.
  private var dynamicTypes: [ObjectIdentifier: Bool] = [:]

  /// The object remembered at a place, made when it is not there yet.
  func object<Object: AnyObject>(at identity: Identity, slot: Int, _ make: () -> Object) -> Object {
    let key = Key(identity: identity, slot: slot)
    if let known = entries[key]?.value as? Object {
      entries[key]?.generation = generation
      return known
    }
    let made = make()
    entries[key] = Entry(value: made, generation: generation)
    return made
  }

  /// Gives the `@State` properties of a view their memory.
  func attachProperties<V: View>(of view: V, at identity: Identity) {
    let type = ObjectIdentifier(V.self)
    if dynamicTypes[type] == false { return }
    var found = false
    for (slot, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any StateProperty else { continue }
      found = true
      property.attach(to: self, at: identity, slot: slot)
    }
    dynamicTypes[type] = found
  }

  func beginFrame() {
    generation += 1
  }

  /// Forgets what was not seen and ends it, and begins what is new.
  func endFrame() {
    var gone: [any Ending] = []
    for (key, entry) in entries where entry.generation != generation {
      if let ending = entry.value as? any Ending { gone.append(ending) }
      entries[key] = nil
    }
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

/// What must be told when its view is gone.
@MainActor protocol Ending: AnyObject {
  func end()
}

/// A property whose value lives in the store.
@MainActor protocol StateProperty {
  func attach(to store: StateStore, at identity: Identity, slot: Int)
}
