public import Entities

/// The content of a request: the avatar's description, the conversation, and the options of the reply.
public struct Prompt: Hashable, Sendable {
  /// One turn.
  public struct Turn: Hashable, Sendable {
    /// The author.
    public var role: Message.Role
    /// The text.
    public var text: String
    /// The pictures that belong to it.
    public var images: [Image]

    /// Makes a turn.
    public init(role: Message.Role, text: String, images: [Image] = []) {
      self.role = role
      self.text = text
      self.images = images
    }
  }

  /// The avatar that replies, and its name.
  public var avatar: Avatar.ID, avatarName: String
  /// The text before the first turn; may be empty.
  public var system: String
  /// The turns, the oldest first. The last one is answered.
  public var turns: [Turn]
  /// The sampling options of the reply.
  public var options: SamplingOptions

  /// Makes a prompt.
  public init(
    avatar: Avatar.ID, avatarName: String, system: String, turns: [Turn], options: SamplingOptions = SamplingOptions()
  ) {
    self.avatar = avatar
    self.avatarName = avatarName
    self.system = system
    self.turns = turns
    self.options = options
  }
}

extension Prompt {
  /// The maximum number of pictures in a prompt, and their total size in bytes: the limits that every provider accepts.
  public static let maximumImages = 20, maximumImageBytes = 20 << 20

  /// Why its pictures cannot be sent; nil if they can.
  func imageFault(acceptsImages: Bool?, model: String) -> ModelFailure? {
    let images = turns.flatMap(\.images)
    guard !images.isEmpty else { return nil }
    if acceptsImages == false {
      return ModelFailure(
        .misconfigured,
        "The model \"\(model)\" does not accept pictures, but the conversation has some. Choose a model that does, or leave "
          + "the pictures out.",
        "“\(model)” 모델은 그림을 받지 못하는데 대화에 그림이 있습니다. 그림을 볼 수 있는 모델을 고르거나 그림을 빼세요.")
    }
    let bytes = images.reduce(0) { $0 + $1.bytes.count }
    guard images.count > Self.maximumImages || bytes > Self.maximumImageBytes else { return nil }
    return ModelFailure(
      .misconfigured,
      "The conversation has \(images.count) pictures of \(bytes >> 20) MiB together. At most \(Self.maximumImages) of "
        + "\(Self.maximumImageBytes >> 20) MiB together can be sent: leave some out.",
      "대화에 그림이 \(images.count)개, 모두 \(bytes >> 20)MiB 있습니다. 그림은 \(Self.maximumImages)개, 모두 "
        + "\(Self.maximumImageBytes >> 20)MiB까지 보낼 수 있습니다. 일부를 빼세요.")
  }

  /// The turns without empty ones, and without reasoning that an older reply or an import has in its text.
  var spokenTurns: [Turn] {
    turns.compactMap { turn in
      var turn = turn
      if turn.role == .assistant { turn.text = Self.spoken(in: turn.text) }
      return turn.text.allSatisfy(\.isWhitespace) && turn.images.isEmpty ? nil : turn
    }
  }
}
