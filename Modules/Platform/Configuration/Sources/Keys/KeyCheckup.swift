public import Entities

/// Whether the keys of a run can be had, and where they are.
public struct KeyCheckup: Checkup {
  private let keys: RunKeys

  /// A look at the keys of a run.
  public init(_ keys: RunKeys) {
    self.keys = keys
  }

  /// `keys`.
  public let area = "keys"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Keys", "API 키") }

  /// Where a new key would go, and each key that there is. The keyring is asked for those that it has.
  public func findings(in language: ContentLanguage) async -> [Finding] {
    let entries: [KeyEntry]
    do throws(KeyFailure) {
      entries = try keys.entries()
    } catch {
      // The words of the failure say how to mend it.
      return [Finding("file", .faulty, error.message(in: language))] + findingsAroundIt(language)
    }
    let place =
      keys.store.hasKeyring
      ? language("the desktop keyring", "데스크톱 키링") : keys.store.path
    var findings = [
      Finding("place", language("A new key is kept in \(place).", "새 키는 여기에 저장합니다: \(place)."))
    ]
    if entries.isEmpty {
      findings.append(Finding("keys", language("There is no key.", "키가 없습니다.")))
    }
    return findings + entries.map { finding(about: $0, language) } + findingsAroundIt(language)
  }

  /// The folder, and what stands beside the file.
  private func findingsAroundIt(_ language: ContentLanguage) -> [Finding] {
    var findings: [Finding] = []
    if let folder = keys.store.exposedFolder {
      findings.append(
        Finding("folder", .faulty, KeyFailure.exposedFolder(path: folder).message(in: language)))
    }
    return findings
      + keys.store.others.map { path in
        Finding(
          "copy", .notice,
          language(
            "\(path) may hold keys too: an interrupted program left it, or it is a copy. Delete it if you do not need it.",
            "\(path) 파일에도 키가 있을 수 있습니다. 중단된 프로그램이 남긴 파일이거나 사본입니다. 필요 없으면 삭제하세요."))
      }
  }

  private func finding(about entry: KeyEntry, _ language: ContentLanguage) -> Finding {
    let (provider, server) = (entry.endpoint.provider, entry.endpoint.server)
    if let trouble = entry.trouble {
      return Finding("key", .faulty, trouble(in: language), remedy: "aichat keys set \(provider) --base-url \(server)")
    }
    let place =
      switch entry.place {
      case .variable(let name): name
      case .keyring: language("the desktop keyring", "데스크톱 키링")
      case .file(let path): path
      }
    let use = entry.isInForce ? language(" It is the one in use.", " 지금 쓰는 키입니다.") : ""
    return Finding(
      "key", language("\(provider) at \(server): in \(place).", "\(provider)(\(server)): \(place)에 있습니다.") + use)
  }
}
