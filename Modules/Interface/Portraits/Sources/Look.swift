/// The appearance of a character: everything that its portrait shows. Equal looks are drawn equal on every machine.
public struct Look: Hashable, Sendable {
  /// The kind of being. Man and woman are drawn alike, with looks of their own to choose from.
  public enum Kind: CaseIterable, Sendable {
    case man, woman, alien, dog, cat
  }

  /// What it does. A pose changes the face, and most add a thing.
  public enum Pose: CaseIterable, Sendable {
    case smiling, sitting, eating, drinking, walking, shopping, studying, working, relaxing, fighting, crying
  }

  /// What is behind it.
  public enum Place: CaseIterable, Sendable {
    case park, mall, museum, city, desert, forest, space
  }

  /// Its body, with colours and clothes.
  public enum Figure: Hashable, Sendable {
    case human(Human)
    case cat(Cat)
    case dog(Dog)
    case alien(Alien)
  }

  /// Its body.
  public var figure: Figure
  /// What it does.
  public var pose: Pose
  /// What is behind it.
  public var place: Place

  /// A look of a particular figure.
  public init(_ figure: Figure, _ pose: Pose, in place: Place) {
    self.figure = figure
    self.pose = pose
    self.place = place
  }

  /// One of the looks of a kind.
  /// - Parameter choice: Its number, from 0 to `choices` - 1; other numbers count on from the beginning.
  public init(_ kind: Kind, choice: Int, _ pose: Pose, in place: Place) {
    let index = (choice % Self.choices + Self.choices) % Self.choices
    let figure: Figure =
      switch kind {
      case .man: .human(Human.men[index])
      case .woman: .human(Human.women[index])
      case .cat: .cat(Cat.all[index])
      case .dog: .dog(Dog.all[index])
      case .alien: .alien(Alien.all[index])
      }
    self.init(figure, pose, in: place)
  }

  /// The number of looks of each kind.
  public static let choices = 12
}
