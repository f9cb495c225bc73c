public import Entities

/// Whether the keys of a run can be read, and where they are saved.
public struct KeyHealthCheck: HealthCheck {
  private let keys: Credentials

  /// A check of the keys of a run.
  public init(_ keys: Credentials) {
    self.keys = keys
  }

  /// `keys`.
  public let area = "keys"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Keys", "API 키") }

  /// The place for a new key, and each existing key. The keyring is asked for its keys.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    let entries: [KeyEntry]
    do throws(KeyFailure) {
      entries = try keys.entries()
    } catch {
      // The error message says how to repair it.
      return [Diagnostic("file", .faulty, error.message(in: language))] + diagnosticsAroundIt(language)
    }
    let place =
      keys.store.hasKeyring
      ? language("the desktop keyring", "데스크톱 키링") : keys.store.path
    var diagnostics = [
      Diagnostic("place", language("A new key is kept in \(place).", "새 키는 여기에 저장합니다: \(place)."))
    ]
    if entries.isEmpty {
      diagnostics.append(Diagnostic("keys", language("There is no key.", "키가 없습니다.")))
    }
    return diagnostics + entries.map { diagnostic(about: $0, language) } + diagnosticsAroundIt(language)
  }

  /// The folder, and the files beside the file of keys.
  private func diagnosticsAroundIt(_ language: ContentLanguage) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let folder = keys.store.exposedFolder {
      diagnostics.append(
        Diagnostic("folder", .faulty, KeyFailure.exposedFolder(path: folder).message(in: language)))
    }
    return diagnostics
      + keys.store.others.map { path in
        Diagnostic(
          "copy", .notice,
          language(
            "\(path) may hold keys too: an interrupted program left it, or it is a copy. Delete it if you do not need it.",
            "\(path) 파일에도 키가 있을 수 있습니다. 중단된 프로그램이 남긴 파일이거나 사본입니다. 필요 없으면 삭제하세요."))
      }
  }

  private func diagnostic(about entry: KeyEntry, _ language: ContentLanguage) -> Diagnostic {
    let (provider, server) = (entry.endpoint.provider, entry.endpoint.server)
    if let error = entry.error {
      return Diagnostic("key", .faulty, error(in: language), remedy: "aichat keys set \(provider) --base-url \(server)")
    }
    let place =
      switch entry.place {
      case .variable(let name): name
      case .keyring: language("the desktop keyring", "데스크톱 키링")
      case .file(let path): path
      }
    let use = entry.isInForce ? language(" It is the one in use.", " 지금 쓰는 키입니다.") : ""
    return Diagnostic(
      "key", language("\(provider) at \(server): in \(place).", "\(provider)(\(server)): \(place)에 있습니다.") + use)
  }
}
