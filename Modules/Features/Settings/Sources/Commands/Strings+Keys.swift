import Entities
import TerminalUI

extension Language {
  var aboutKeys: String { self("API keys of providers", "제공자의 API 키를 관리합니다") }
  var aboutKeysSet: String {
    self(
      "Save a key, typed hidden or read as one line of standard input, for the provider or for --base-url URL",
      "키를 저장합니다. 화면에 보이지 않게 입력하거나 표준 입력 한 줄로 받으며, 제공자 또는 --base-url URL의 서버에만 씁니다")
  }
  var aboutKeysList: String {
    self("List the keys by provider, where each is saved and which is in use", "키의 대상과 보관 위치, 지금 쓰이는 키를 보여 줍니다")
  }
  var aboutKeysDelete: String { self("Delete a saved key", "저장한 키를 지웁니다") }

  var keyHeadings: [String] {
    [
      self("PROVIDER", "제공자"), self("ENDPOINT", "서버"), self("KEY", "키"), self("IN FORCE", "사용 중"),
      self("SAVED IN", "보관 위치"),
    ]
  }

  func row(about entry: KeyEntry) -> [String] {
    [
      entry.endpoint.provider, entry.endpoint.server, entry.ending.map { "…\($0)" } ?? "-", entry.isInForce ? yes : no,
      name(of: entry.place),
    ]
  }

  var noKeys: String {
    self("There is no key. Save one with: aichat keys set PROVIDER", "키가 없습니다. 저장하려면: aichat keys set 제공자")
  }

  func askForKey(_ endpoint: KeyEndpoint) -> String {
    self(
      "Key for \(endpoint.provider) at \(endpoint.server) (it is not shown): ",
      "\(endpoint.provider)(\(endpoint.server)) 키(화면에 보이지 않습니다): ")
  }

  func kept(_ place: KeyEntry.Place, _ endpoint: KeyEndpoint) -> String {
    self(
      "The key is saved in \(name(of: place)). It is sent to \(endpoint.provider) at \(endpoint.server) and nowhere else.",
      "키를 저장했습니다(\(name(of: place))). \(endpoint.provider)(\(endpoint.server))에만 씁니다.")
  }

  func comesBeforeTheKept(_ place: KeyEntry.Place) -> String {
    self(
      "The key is saved, but the one in \(name(of: place)) overrides it.",
      "저장했습니다. 다만 \(name(of: place))에 있는 키가 먼저 적용됩니다.")
  }

  func askForDeletion(_ endpoint: KeyEndpoint) -> String {
    self(
      "Delete the key for \(endpoint.provider) at \(endpoint.server)?",
      "\(endpoint.provider)(\(endpoint.server)) 키를 지울까요?")
  }

  var keyStays: String { self("The key was not deleted.", "키를 지우지 않았습니다.") }

  func forgotten(_ endpoint: KeyEndpoint) -> String {
    self(
      "The key for \(endpoint.provider) at \(endpoint.server) is deleted.",
      "\(endpoint.provider)(\(endpoint.server)) 키를 지웠습니다.")
  }

  func noKeyIsKept(_ endpoint: KeyEndpoint) -> String {
    self(
      "No key is saved for \(endpoint.provider) at \(endpoint.server). See: aichat keys list",
      "\(endpoint.provider)(\(endpoint.server))에 저장된 키가 없습니다. 확인하려면: aichat keys list")
  }

  var onlyAProvider: String {
    self(
      "Give at most a provider's name. A key is never an argument: it is asked for, or read from a pipe.",
      "제공자 이름 하나만 적을 수 있습니다. 키는 명령에 적지 말고, 물을 때 입력하거나 파이프로 보내세요.")
  }

  // The keys in the settings.
  var pasteKey: String { self("Paste a key", "키 붙여넣기") }
  var noKeysYet: String {
    self(
      "There is no key yet. A provider on the internet needs one; a server on this computer usually does not.",
      "아직 키가 없습니다. 인터넷의 제공자에는 키가 필요하고, 이 컴퓨터의 서버에는 대개 필요 없습니다.")
  }
  func line(about entry: KeyEntry) -> String {
    let ending = entry.ending.map { " …\($0)" } ?? ""
    return self(
      "Key for \(entry.endpoint.provider) at \(entry.endpoint.server):\(ending) in \(name(of: entry.place))",
      "\(entry.endpoint.provider)(\(entry.endpoint.server)) 키:\(ending) · \(name(of: entry.place))")
  }
  func forgetKey(of endpoint: KeyEndpoint) -> String {
    self("Delete the key of \(endpoint.provider)", "\(endpoint.provider) 키 지우기")
  }

  private func name(of place: KeyEntry.Place) -> String {
    switch place {
    case .variable(let name): name
    case .keyring: self("the desktop keyring", "데스크톱 키링")
    case .file(let path): path
    }
  }
}
