/// What kind of being an avatar is; also the categories of the catalogue.
public enum CharacterOption: String, CaseIterable, Sendable, Codable {
  case man, woman, alien, dog, cat
}

/// What an avatar is doing.
public enum CharacterAction: String, CaseIterable, Sendable, Codable {
  case smiling, sitting, eating, drinking, walking, shopping, studying, working, relaxing, fighting, crying
}

/// Where an avatar is.
public enum CharacterLocation: String, CaseIterable, Sendable, Codable {
  case park, mall, museum, city, desert, forest, space
}
