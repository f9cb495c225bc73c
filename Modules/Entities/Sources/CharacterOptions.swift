/// The kind of being of an avatar; also the categories of the catalogue.
public enum CharacterOption: String, CaseIterable, Sendable, Codable {
  case man, woman, alien, dog, cat
}

/// The activity of an avatar.
public enum CharacterAction: String, CaseIterable, Sendable, Codable {
  case smiling, sitting, eating, drinking, walking, shopping, studying, working, relaxing, fighting, crying
}

/// The place of an avatar.
public enum CharacterLocation: String, CaseIterable, Sendable, Codable {
  case park, mall, museum, city, desert, forest, space
}
