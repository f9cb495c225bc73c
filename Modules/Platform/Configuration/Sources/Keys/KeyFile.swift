import Entities
import JSON
import System

/// `keys.json`: the list of saved keys, with the text of those that are not in the keyring.
///
///     {"keys": [{"provider": "openai", "endpoint": "https://api.openai.com", "key": "…"},
///               {"provider": "anthropic", "endpoint": "https://api.anthropic.com", "keyring": true}]}
///
/// With both members, the key here is used; the keyring may have it or an earlier one.
///
/// Only its owner may read it. A file that others can read is refused, and becomes private when it is written.
struct KeyFile: Sendable {
  /// A saved key; `key` is nil when only the keyring has it.
  struct Item: Sendable {
    let endpoint: KeyEndpoint
    let key: APIKey?
    let mayBeInKeyring: Bool
  }

  let path: String

  /// The saved keys, in the order of the file; none where there is no file.
  /// - Parameter evenIfExposed: Whether to read a file that others can read too, in order to write it again. A file
  ///   that others may have written is refused in any case.
  func items(evenIfExposed: Bool = false) throws(KeyFailure) -> [Item] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      if SmallFile.canBeChangedByOthers(path) { throw FileFailure(path: path, reason: .exposed) }
      bytes = try SmallFile.read(path, privately: !evenIfExposed)
    } catch {
      switch error.reason {
      case .missing: return []
      case .exposed: throw .exposedFile(path: path)
      default: throw .unusableFile(path: path, reason: error.reason.words)
      }
    }
    guard !bytes.isEmpty else { return [] }
    guard let listed = try? JSONValue(parsing: bytes)["keys"]?.array else {
      throw .unusableFile(path: path, reason: LocalizedText("expected {\"keys\": [ … ]}", "{\"keys\": [ … ]} 꼴이어야 합니다"))
    }
    return try listed.map { (json) throws(KeyFailure) in try item(json) }
  }

  /// Replaces the list. The file and its folder are private from then on.
  func write(_ items: [Item]) throws(KeyFailure) {
    let listed = items.map { item in
      var object = JSONObject()
      object["provider"] = .string(item.endpoint.provider)
      object["endpoint"] = .string(item.endpoint.server)
      object["key"] = item.key.map { .string($0.value) }
      if item.mayBeInKeyring { object["keyring"] = .bool(true) }
      return JSONValue.object(object)
    }
    do throws(FileFailure) {
      let keys = JSONObject([JSONObject.Member(key: "keys", value: .array(listed))])
      let text = JSONValue.object(keys).text(pretty: true) + "\n"
      try SmallFile.replace(path, with: Array(text.utf8), privately: true)
    } catch {
      throw .unwritableFile(error)
    }
  }

  /// The folder, if others can replace this file in it; nil otherwise.
  var exposedFolder: String? {
    let folder = FilePath.folder(of: path)
    return SmallFile.canBeChangedByOthers(folder) ? folder : nil
  }

  /// Files beside this one that may hold keys too: unfinished ones of killed programs, and copies.
  var others: [String] { OrphanedFiles.files(besides: path) }

  /// Deletes unfinished files of killed programs.
  func sweep() { OrphanedFiles.sweep(besides: path) }

  private func item(_ json: JSONValue) throws(KeyFailure) -> Item {
    guard let provider = json["provider"]?.string, let server = json["endpoint"]?.string else {
      throw .unusableFile(
        path: path, reason: LocalizedText("each key needs a provider and an endpoint", "키마다 제공자와 주소가 있어야 합니다"))
    }
    let endpoint = KeyEndpoint(provider: provider, server: server)
    let mayBeInKeyring = json["keyring"]?.bool == true
    if mayBeInKeyring, json["key"] == nil { return Item(endpoint: endpoint, key: nil, mayBeInKeyring: true) }
    guard let text = json["key"]?.string,
      let key = try? APIKey(text, from: .file(path: path, key: "\(provider) \(server)"))
    else {
      throw .unusableFile(
        path: path,
        reason: LocalizedText("the key for \(provider) at \(server) is none", "\(provider) \(server)의 키가 키가 아닙니다")
      )
    }
    return Item(endpoint: endpoint, key: key, mayBeInKeyring: mayBeInKeyring)
  }
}
