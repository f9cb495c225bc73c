public import Entities
public import Portraits

extension Avatar {
  /// How it is drawn where it has no picture: as the chosen look of its kind. Without a choice, a character that comes
  /// with the app has its own figure (`BuiltInLook`). Any other has the look that follows from its identifier, so the
  /// figure never changes.
  public var portrait: Look {
    if let look { return self.look(choosing: look) }
    return BuiltInLook.figures[id].map { Look($0, action.pose, in: location.place) }
      ?? look(choosing: Int(id.low % UInt64(Look.choices)))
  }

  /// The number of the look that the form of a new avatar chooses by its name: the same for the same letters, on every
  /// machine.
  public static func look(ofName name: String) -> Int {
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int(hash % UInt64(Look.choices))
  }

  /// One of the looks of its kind.
  /// - Parameter choice: Its number, from 0 to `Look.choices` - 1.
  public func look(choosing choice: Int) -> Look {
    Look(character.kind, choice: choice, action.pose, in: location.place)
  }
}

extension CharacterOption {
  /// The portrait that stands for the kind: a being that is none of the characters.
  public var emblem: Look {
    switch self {
    case .man: Look(.man, choice: 0, .smiling, in: .city)
    case .woman: Look(.woman, choice: 3, .smiling, in: .museum)
    case .alien: Look(.alien, choice: 0, .smiling, in: .space)
    case .dog: Look(.dog, choice: 0, .smiling, in: .park)
    case .cat: Look(.cat, choice: 3, .relaxing, in: .forest)
    }
  }

  fileprivate var kind: Look.Kind {
    switch self {
    case .man: .man
    case .woman: .woman
    case .alien: .alien
    case .dog: .dog
    case .cat: .cat
    }
  }
}

extension CharacterAction {
  fileprivate var pose: Look.Pose {
    switch self {
    case .smiling: .smiling
    case .sitting: .sitting
    case .eating: .eating
    case .drinking: .drinking
    case .walking: .walking
    case .shopping: .shopping
    case .studying: .studying
    case .working: .working
    case .relaxing: .relaxing
    case .fighting: .fighting
    case .crying: .crying
    }
  }
}

extension CharacterLocation {
  fileprivate var place: Look.Place {
    switch self {
    case .park: .park
    case .mall: .mall
    case .museum: .museum
    case .city: .city
    case .desert: .desert
    case .forest: .forest
    case .space: .space
    }
  }
}
