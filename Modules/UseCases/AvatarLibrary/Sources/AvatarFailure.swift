public import Entities

/// Why an action on an avatar failed. The message is for the user.
public enum AvatarFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// A name without visible characters.
  case emptyName
  /// A name with more characters than `AvatarRepository.longestName`, or with more bytes than they can need.
  case longName
  /// A name of several lines, or with control characters.
  case brokenName
  /// A file that cannot be read, with its path and the reason.
  case unreadablePicture(String, reason: LocalizedText)
  /// A file that is not a PNG file.
  case notAPicture(String)
  /// A PNG file that cannot be decoded: it is damaged or incomplete.
  case brokenPicture(String)
  /// A picture with more than 8 MiB, 16 megapixels, or 16,384 pixels on a side.
  case largePicture(String)
  /// The texts of a definition have more than `CharacterDefinition.longest` bytes.
  case longDefinition
  /// The text in the lorebook's place is none, with the character's name and the reason, which is a sentence.
  case brokenLorebook(of: String, reason: LocalizedText)
  /// An avatar that the user did not make, or that is deleted, or that does not exist.
  case notOwn(Avatar.ID)
  /// An avatar that does not exist. A copy cannot be made of a deleted one either.
  case missing(Avatar.ID)
  /// An edit that is not in the avatar's history.
  case missingEdit
  /// A path that ends as no card does.
  case unknownCard(String)
  /// A character without a picture, by name. Its card cannot be written as a picture.
  case noPicture(String)
  /// A picture that a model drew, and that is no PNG file, broken or too large.
  case unusableDrawing
  /// A picture that a model drew, and that cannot be kept.
  case unsavedDrawing(reason: LocalizedText)
}

extension AvatarFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .emptyName, .longName, .brokenName: .name
    case .unreadablePicture, .notAPicture, .brokenPicture, .largePicture, .unusableDrawing: .picture
    case .brokenLorebook: .file
    case .noProfile, .longDefinition, .notOwn, .missing, .missingEdit, .unknownCard, .noPicture, .unsavedDrawing: nil
    }
  }
}

extension AvatarFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language(
        "There is no profile in use, so there are no characters of its own. Finish the introduction first.",
        "사용 중인 프로필이 없어 내 캐릭터도 없습니다. 먼저 시작 화면을 마치세요.")
    case .emptyName: language("A character needs a name.", "캐릭터 이름은 한 글자 이상이어야 합니다.")
    case .longName:
      language(
        "The name is too long: it can have at most \(AvatarRepository.longestName) characters.",
        "이름이 너무 깁니다. \(AvatarRepository.longestName)자까지 쓸 수 있습니다.")
    case .brokenName:
      language("The name must be one line, without control characters.", "이름은 한 줄이어야 하며 제어 문자를 쓸 수 없습니다.")
    case .unreadablePicture(let path, let reason):
      language(
        "The picture \(path) cannot be read: \(reason.english). Check the path.",
        "\(path) 그림을 읽을 수 없습니다: \(reason.korean). 경로를 확인하세요.")
    case .notAPicture(let path):
      language(
        "\(path) is no PNG file. Other pictures must be converted first.",
        "\(path) 파일은 PNG가 아닙니다. 다른 그림은 먼저 PNG로 변환하세요.")
    case .brokenPicture(let path):
      language(
        "\(path) cannot be decoded: the file is damaged, or was not copied whole.",
        "\(path) 그림을 해독할 수 없습니다. 파일이 손상되었거나 온전히 복사되지 않았습니다.")
    case .largePicture(let path):
      language(
        "The picture \(path) is too large: it can have at most 8 MiB, 16 megapixels, and 16,384 pixels on a side.",
        "\(path) 그림이 너무 큽니다. 8MiB, 1,600만 화소, 한 변 16,384픽셀까지 쓸 수 있습니다.")
    case .longDefinition:
      language(
        "The texts are too long: together they can have at most \(CharacterDefinition.longest >> 20) MiB.",
        "글이 너무 깁니다. 모두 합쳐 \(CharacterDefinition.longest >> 20)MiB까지 쓸 수 있습니다.")
    case .brokenLorebook(let name, let reason):
      language(
        "The field “lorebook” of \(name) has no lorebook of a card. \(reason.english)",
        "\(name)의 “lorebook” 항목이 카드의 로어북이 아닙니다. \(reason.korean)")
    case .missing(let id):
      language("There is no character with the id \(id).", "ID가 \(id)인 캐릭터가 없습니다.")
    case .missingEdit:
      language("There is no such earlier version.", "그런 이전 버전이 없습니다.")
    case .unknownCard(let path):
      language(
        "The ending of \(path) names no kind of card: use .png, .json or .charx.",
        "\(path) 파일의 확장자로는 카드 종류를 알 수 없습니다. .png, .json, .charx 중 하나를 쓰세요.")
    case .noPicture(let name):
      language(
        "\(name) has no picture of its own to put the card into: export it as .json or .charx, or give it a picture first.",
        "\(name) 캐릭터에는 카드를 넣을 그림이 없습니다. .json이나 .charx로 내보내거나 먼저 그림을 넣으세요.")
    case .unusableDrawing:
      language(
        "The model's picture cannot be used: it must be a PNG file of at most 8 MiB and 16 megapixels. Choose another model for pictures.",
        "모델이 그린 그림을 쓸 수 없습니다. 8MiB, 1,600만 화소까지의 PNG 파일이어야 합니다. 그림을 그릴 다른 모델을 고르세요.")
    case .unsavedDrawing(let reason):
      language(
        "The model's picture cannot be kept: \(reason.english).", "모델이 그린 그림을 보관할 수 없습니다: \(reason.korean).")
    case .notOwn(let id):
      language(
        "The character \(id) is not one of your own, so it stays.", "\(id) 캐릭터는 내가 만든 것이 아니어서 그대로 둡니다.")
    }
  }
}
