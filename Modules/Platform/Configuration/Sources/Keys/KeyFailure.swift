public import Entities
public import System

/// Why a key cannot be saved, found or used. No message contains the key or a part of it.
public enum KeyFailure: Error, Hashable, Sendable {
  /// The text is empty.
  case empty
  /// It has characters outside of ASCII.
  case isNotASCII
  /// It has control characters, for example from a special key.
  case hasControlCharacters
  /// It has blanks inside.
  case hasSpaces
  /// It is longer than any key.
  case tooLong
  /// No provider is named for the key.
  case noProvider
  /// The provider accepts no keys. Its name is not repeated, because it may be a key in the wrong place.
  case unknownProvider
  /// Other users can read or change the file of keys, or it belongs to another user.
  case exposedFile(path: String)
  /// The folder of the file of keys belongs to another user, or others can write to it.
  case exposedFolder(path: String)
  /// The file of keys cannot be read, or has other contents.
  case unusableFile(path: String, reason: LocalizedText)
  /// The file of keys cannot be written.
  case unwritableFile(FileFailure)
  /// The keyring has the key for this endpoint, and did not return or delete it.
  case silentKeyring(KeyEndpoint)
}

extension KeyFailure: UserErrorConvertible {
  /// The error of a typed text that is not a key; failures to save it are not the user's.
  public var userError: UserError? {
    switch self {
    case .empty, .isNotASCII, .hasControlCharacters, .hasSpaces, .tooLong: .key
    case .noProvider, .unknownProvider, .exposedFile, .exposedFolder, .unusableFile, .unwritableFile, .silentKeyring:
      nil
    }
  }
}

extension KeyFailure: CategorizedError {
  /// The user, for typed or saved texts; the machine, if it cannot save or read a key.
  public var cause: ErrorCause {
    switch self {
    case .empty, .isNotASCII, .hasControlCharacters, .hasSpaces, .tooLong, .noProvider, .unknownProvider, .exposedFile,
      .exposedFolder, .unusableFile:
      .usage
    case .unwritableFile, .silentKeyring: .machine
    }
  }
}

extension KeyFailure: ExplainedError {
  /// What happened, and what to do, in sentences for the user. Names in it are not sanitised.
  public func message(in language: ContentLanguage) -> String {
    switch self {
    case .empty: language("No key was given. Nothing is changed.", "키가 비어 있습니다. 바뀐 것은 없습니다.")
    case .isNotASCII:
      language(
        "A key has ASCII characters only, and this has others. Copy it again.",
        "키에는 ASCII 문자만 쓸 수 있는데 다른 문자가 들어 있습니다. 키를 다시 복사하세요.")
    case .hasControlCharacters:
      language(
        "A key has no control characters, and this has some. Copy it again.", "키에 제어 문자가 들어 있습니다. 키를 다시 복사하세요.")
    case .hasSpaces:
      language(
        "A key has no spaces, and this has some. Copy the key alone, without “Bearer” or other words.",
        "키에 공백이 들어 있습니다. “Bearer” 같은 말은 빼고 키만 복사하세요.")
    case .tooLong:
      language(
        "This is longer than any key: at most \(APIKey.maximumLength) characters are taken.",
        "키가 너무 깁니다. 최대 \(APIKey.maximumLength)자까지 받습니다.")
    case .noProvider:
      language(
        "Which provider is the key for? Name it: \(Self.providers).",
        "어느 제공자의 키인지 알 수 없습니다. 제공자를 적어 주세요: \(Self.providers).")
    case .unknownProvider:
      language(
        "That is no provider that takes a key. Those that do: \(Self.providers).",
        "키를 쓰는 제공자의 이름이 아닙니다. 키를 쓰는 제공자: \(Self.providers).")
    case .exposedFile(let path):
      language(
        "Other users can read or change \(path), so its keys are not used. Look at what it holds, then close it: "
          + "chmod 600 \(path). If it belongs to another user, move it away. If its keys may have been read, get new "
          + "keys from your providers.",
        "\(path) 파일을 다른 사용자가 읽거나 바꿀 수 있어서 키를 쓰지 않습니다. 내용을 확인한 뒤 chmod 600 \(path) 명령으로 막으세요. "
          + "다른 사용자의 파일이면 다른 곳으로 옮기세요. 키를 다른 사람이 읽었을 수 있다면 제공자에게서 키를 새로 발급받으세요.")
    case .exposedFolder(let path):
      language(
        "Other users can change what is in \(path), so no key is kept there. Close the folder: chmod 700 \(path). If it "
          + "belongs to another user, choose a folder of yours with XDG_CONFIG_HOME.",
        "다른 사용자가 \(path) 폴더의 내용을 바꿀 수 있어서 키를 저장하지 않았습니다. chmod 700 \(path) 명령으로 막으세요. "
          + "다른 사용자의 폴더이면 XDG_CONFIG_HOME으로 자신의 폴더를 지정하세요.")
    case .unusableFile(let path, let reason):
      language(
        "\(path) cannot be used: \(reason.english). It is left as it is; correct it or move it away.",
        "\(path) 파일을 사용할 수 없습니다: \(reason.korean). 파일은 그대로 두었습니다. 고치거나 다른 곳으로 옮기세요.")
    case .unwritableFile(let failure):
      language(
        "\(failure.path) cannot be written: \(failure.reason). It is as it was.",
        "\(failure.path) 파일에 쓸 수 없습니다: \(failure.reason.words.korean). 파일은 그대로입니다.")
    case .silentKeyring(let endpoint):
      language(
        "The desktop keyring did not give the key for \(endpoint.provider) at \(endpoint.server). Unlock it, or keep "
          + "the key again: aichat keys set \(endpoint.provider).",
        "데스크톱 키링에서 \(endpoint.provider)(\(endpoint.server)) 키를 받지 못했습니다. 키링의 잠금을 풀거나 키를 다시 저장하세요: aichat keys set \(endpoint.provider)."
      )
    }
  }

  private static var providers: String { ProviderVariables.all.map(\.provider).joined(separator: ", ") }
}
