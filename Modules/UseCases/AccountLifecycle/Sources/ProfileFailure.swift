public import Entities

/// Why an action on a profile failed. The message is for the user.
public enum ProfileFailure: Error, Hashable, Sendable {
  /// No profile is in use.
  case noProfile
  /// No profile has this name or id, or an id that ends in it; `known` has all names.
  case unknown(String, known: [String])
  /// Several profiles have this name, or an id that ends in it; `ids` has their ids.
  case ambiguous(String, ids: [UserProfile.ID])
  /// Another profile has this name.
  case taken(String)
  /// A name without visible characters.
  case emptyName
  /// A name with more than `ProfileRegistry.longestName` characters.
  case longName
  /// A name, or an address, of several lines, or with control characters.
  case brokenText
  /// A text that is not an e-mail address.
  case brokenAddress(String)
}

extension ProfileFailure: NotFoundError, CategorizedError {
  /// The user can correct all of these.
  public var cause: ErrorCause { .usage }

  /// Whether the named profile does not exist.
  public var isMissing: Bool {
    switch self {
    case .noProfile, .unknown: true
    case .ambiguous, .taken, .emptyName, .longName, .brokenText, .brokenAddress: false
    }
  }
}

extension ProfileFailure: UserErrorConvertible {
  /// The error of an input that the user can correct.
  public var userError: UserError? {
    switch self {
    case .taken, .emptyName, .longName: .name
    case .brokenAddress: .address
    case .brokenText: .text
    case .noProfile, .unknown, .ambiguous: nil
    }
  }
}

extension ProfileFailure: ExplainedError {
  /// What happened, and what to do.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .noProfile:
      language(
        "No profile is in use. Open the app, or name a profile with --profile.",
        "로그인한 프로필이 없습니다. 앱을 열거나 --profile로 프로필을 지정하세요.")
    case .unknown(let name, let known):
      known.isEmpty
        ? language(
          "There is no profile “\(name)”: none has a name yet. `aichat profiles list` shows all.",
          "“\(name)” 프로필이 없습니다. 아직 이름이 있는 프로필이 없습니다. `aichat profiles list`가 모두 보여 줍니다.")
        : language(
          "There is no profile “\(name)”. Available: \(known.joined(separator: ", ")).",
          "“\(name)” 프로필이 없습니다. 있는 프로필: \(known.joined(separator: ", ")).")
    case .ambiguous(let name, let ids):
      language(
        "“\(name)” fits several profiles. Name one by its id: \(ids.list(in: language)).",
        "“\(name)”에 맞는 프로필이 여럿입니다. ID로 지정하세요: \(ids.list(in: language)).")
    case .taken(let name):
      language(
        "Another profile is called “\(name)”. Choose another name.", "“\(name)” 이름의 프로필이 이미 있습니다. 다른 이름을 쓰세요.")
    case .emptyName: language("A profile needs a name of at least one character.", "프로필 이름은 한 글자 이상이어야 합니다.")
    case .longName:
      language(
        "The name is too long: it can have at most \(ProfileRegistry.longestName) characters.",
        "이름이 너무 깁니다. \(ProfileRegistry.longestName)자까지 쓸 수 있습니다.")
    case .brokenText:
      language("It must be one line, without control characters.", "한 줄이어야 하며 제어 문자를 쓸 수 없습니다.")
    case .brokenAddress(let text):
      language(
        "“\(text)” is no e-mail address: it needs a part before and one after the @. It can be left empty.",
        "이메일 주소가 아닙니다: “\(text)”. @ 앞뒤에 글자가 있어야 합니다. 비워 두어도 됩니다.")
    }
  }
}
