import Entities
import System

/// The saved keys: in the desktop's keyring where there is one, else in `keys.json`, which also lists the keys in the
/// keyring. So the keyring is never asked for a key that was not saved.
struct KeyStore: Sendable {
  private let file: KeyFile
  private let keyring: Keyring?

  /// The keys in a file at an absolute path, which need not exist, and in the keyring of an environment.
  init(path: String, environment: ProcessEnvironment) {
    self.init(path: path, keyring: Keyring(environment: environment))
  }

  init(path: String, keyring: Keyring?) {
    file = KeyFile(path: path)
    self.keyring = keyring
  }

  var path: String { file.path }

  /// The folder of the file, if others can change it; nil otherwise.
  var exposedFolder: String? { file.exposedFolder }

  /// Files beside it that may hold keys too.
  var others: [String] { file.others }

  /// Whether there is a keyring to try first.
  var hasKeyring: Bool { keyring != nil }

  /// The endpoint and the place of each key. The keyring is not asked.
  func places() throws(KeyFailure) -> [(endpoint: KeyEndpoint, place: KeyEntry.Place)] {
    try file.items().map { ($0.endpoint, $0.key == nil ? .keyring : .file(path)) }
  }

  /// The key for an endpoint; nil where none was saved.
  func key(for endpoint: KeyEndpoint) throws(KeyFailure) -> APIKey? {
    guard let item = try file.items().first(where: { $0.endpoint == endpoint }) else { return nil }
    if let key = item.key { return key }
    guard let key = keyring?.key(for: endpoint) else { throw .silentKeyring(endpoint) }
    return key
  }

  /// Saves a key for the endpoint, and replaces an earlier one.
  /// - Returns: The place of the key.
  func save(_ key: APIKey, for endpoint: KeyEndpoint) throws(KeyFailure) -> KeyEntry.Place {
    try SmallFile.withFolderLocked(of: path) { () throws(KeyFailure) in try saveAlone(key, for: endpoint) }
  }

  private func saveAlone(_ key: APIKey, for endpoint: KeyEndpoint) throws(KeyFailure) -> KeyEntry.Place {
    if let folder = file.exposedFolder { throw .exposedFolder(path: folder) }
    // Saving makes an exposed file private.
    var items = try file.items(evenIfExposed: true)
    let kept = keyring.map { $0.save(key, for: endpoint) } ?? false
    let isInKeyring = kept == true
    // The keyring may still have an earlier key, or this one after all: forgetting the key looks there too.
    let mayBeInKeyring = kept != false || items.contains { $0.endpoint == endpoint && $0.mayBeInKeyring }
    let item = KeyFile.Item(endpoint: endpoint, key: isInKeyring ? nil : key, mayBeInKeyring: mayBeInKeyring)
    let place = items.firstIndex { $0.endpoint == endpoint } ?? items.endIndex
    items.removeAll { $0.endpoint == endpoint }
    items.insert(item, at: place)
    try file.write(items)
    return isInKeyring ? .keyring : .file(path)
  }

  /// Deletes the key for an endpoint; throws `silentKeyring` if the keyring does not delete it.
  /// - Returns: Whether there was one.
  func forget(_ endpoint: KeyEndpoint) throws(KeyFailure) -> Bool {
    try SmallFile.withFolderLocked(of: path) { () throws(KeyFailure) in
      // Unfinished files may contain it too.
      file.sweep()
      return try forgetAlone(endpoint)
    }
  }

  private func forgetAlone(_ endpoint: KeyEndpoint) throws(KeyFailure) -> Bool {
    let items = try file.items(evenIfExposed: true)
    guard let item = items.first(where: { $0.endpoint == endpoint }) else { return false }
    if item.mayBeInKeyring, keyring?.forget(endpoint) != true {
      // The key in the file is deleted in any case.
      let rest = KeyFile.Item(endpoint: endpoint, key: nil, mayBeInKeyring: true)
      if item.key != nil { try file.write(items.map { $0.endpoint == endpoint ? rest : $0 }) }
      throw .silentKeyring(endpoint)
    }
    try file.write(items.filter { $0.endpoint != endpoint })
    return true
  }
}
