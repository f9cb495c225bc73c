import Entities
import Foundation
import System
import Testing

@testable import Configuration

/// The tests run one at a time: a tool cannot be started while a program that is just starting still holds it open for
/// writing.
@Suite(.serialized) struct KeyStoreTests {
  private static let secret = "sk-unit-0123456789-never-shown"
  private static let openAI = KeyEndpoint(provider: "openai", server: "https://api.openai.com")
  let home: TemporaryHome
  var path: String { home.path + "/.config/aichat/keys.json" }

  init() throws {
    home = try TemporaryHome()
    signal(SIGPIPE, SIG_IGN)
  }

  private func key(_ text: String = secret) throws -> APIKey { try APIKey(text, from: .keyring) }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func aFileKeepsKeysForItsOwnerAlone() throws {
    let store = KeyStore(path: path, keyring: nil)
    let other = KeyEndpoint(provider: "openai", server: "http://h:1")
    #expect(try store.key(for: Self.openAI) == nil)
    #expect(try store.save(key(), for: Self.openAI) == .file(path))
    #expect(try store.save(key("other"), for: other) == .file(path))
    #expect(try mode(path) == 0o600)
    #expect(try mode(home.path + "/.config/aichat") == 0o700)
    #expect(try store.key(for: Self.openAI)?.value == Self.secret)
    // The new key replaces the old one.
    _ = try store.save(key("new"), for: Self.openAI)
    #expect(try store.places().map(\.endpoint) == [Self.openAI, other])
    #expect(try store.forget(Self.openAI))
    #expect(try !store.forget(Self.openAI))
    #expect(try store.key(for: Self.openAI) == nil)
    #expect(try store.key(for: other)?.value == "other")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/.config/aichat") == ["keys.json"])
  }

  @Test(arguments: [0o644, 0o640, 0o604])
  func aFileThatOthersCanReadIsRefusedAndClosedWhenItIsWritten(mode exposed: Int) throws {
    let store = KeyStore(path: path, keyring: nil)
    _ = try store.save(key(), for: Self.openAI)
    try FileManager.default.setAttributes([.posixPermissions: exposed], ofItemAtPath: path)
    #expect(throws: KeyFailure.exposedFile(path: path)) { try store.key(for: Self.openAI) }
    #expect(throws: KeyFailure.exposedFile(path: path)) { try store.places() }
    for language in ContentLanguage.allCases {
      #expect(KeyFailure.exposedFile(path: path).message(in: language).contains("chmod 600 \(path)"))
    }
    _ = try store.save(key("new"), for: KeyEndpoint(provider: "ollama", server: "http://h"))
    #expect(try mode(path) == 0o600)
    #expect(try store.key(for: Self.openAI)?.value == Self.secret)
  }

  /// A file that other users may have written is never trusted.
  @Test(arguments: [0o666, 0o620, 0o602]) func aFileThatOthersCanChangeIsNeverAdopted(mode exposed: Int) throws {
    let store = KeyStore(path: path, keyring: nil)
    _ = try store.save(key(), for: Self.openAI)
    let before = try String(contentsOfFile: path, encoding: .utf8)
    chmod(path, mode_t(exposed))
    #expect(throws: KeyFailure.exposedFile(path: path)) { try store.places() }
    #expect(throws: KeyFailure.exposedFile(path: path)) { try store.save(key("new"), for: Self.openAI) }
    #expect(throws: KeyFailure.exposedFile(path: path)) { try store.forget(Self.openAI) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before && mode(path) == exposed)
  }

  @Test(arguments: [0o777, 0o770, 0o702]) func noKeyIsKeptWhereOthersCanChangeTheFolder(mode exposed: Int) throws {
    let folder = home.path + "/.config/aichat"
    let store = KeyStore(path: path, keyring: nil)
    _ = try store.save(key(), for: Self.openAI)
    chmod(folder, mode_t(exposed))
    #expect(throws: KeyFailure.exposedFolder(path: folder)) { try store.save(key("new"), for: Self.openAI) }
    #expect(try mode(folder) == exposed && store.exposedFolder == folder)
    // A key can still be deleted, because that uses nothing from the file.
    #expect(try store.forget(Self.openAI))
  }

  /// A program was killed while it wrote: its unfinished file is deleted with the key, and the user's own copies stay.
  @Test func whatAKilledProgramLeftGoesWithTheKey() throws {
    let store = KeyStore(path: path, keyring: nil)
    _ = try store.save(key(), for: Self.openAI)
    let left = [path + ".aB3xYz", home.path + "/.config/aichat/.keys.json.aichat-0a1B2c"]
    let copies = [path + ".backup", path + ".Backup", path + ".251123", path + "~"]
    for file in left + copies { try FileManager.default.copyItem(atPath: path, toPath: file) }
    #expect(Set(store.others) == Set(left + copies))
    #expect(try store.forget(Self.openAI))
    #expect(Set(store.others) == Set(copies))
    #expect(try !store.forget(Self.openAI))
  }

  @Test func severalProgramsAtOnceLoseNoKey() async throws {
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          let endpoint = KeyEndpoint(provider: "openai", server: "http://h:\(number + 1)")
          _ = try KeyStore(path: path, keyring: nil).save(APIKey("key", from: .keyring), for: endpoint)
        }
      }
      try await group.waitForAll()
    }
    #expect(try KeyStore(path: path, keyring: nil).places().count == 16)
  }

  @Test func aLinkStaysOneAndItsFolderStaysOpen() throws {
    let (shared, folder) = (home.path + "/shared", home.path + "/.config/aichat")
    try home.write("", to: shared + "/keys.json")
    chmod(shared, 0o755)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    chmod(folder, 0o755)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: shared + "/keys.json")
    _ = try KeyStore(path: path, keyring: nil).save(key(), for: Self.openAI)
    #expect(try mode(shared) == 0o755)
    #expect(try mode(shared + "/keys.json") == 0o600)
    #expect(try mode(folder) == 0o700)
  }

  @Test(arguments: [
    "{", "[]", "{}", #"{"keys":[{}]}"#, #"{"keys":[{"provider":"openai","endpoint":"e","key":"a b"}]}"#,
  ])
  func aBrokenFileIsRefusedAndLeftAlone(text: String) throws {
    try home.write(text, to: path)
    chmod(path, 0o600)
    let store = KeyStore(path: path, keyring: nil)
    #expect(throws: KeyFailure.self) { try store.places() }
    #expect(throws: KeyFailure.self) { try store.save(key(), for: Self.openAI) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func theKeyringIsAskedFirstAndLearnsTheKeyByItsInputAlone() throws {
    let tool = try KeyringTool(in: home)
    let variables = tool.environment(adding: ["OPENAI_API_KEY": Self.secret])
    let store = KeyStore(path: path, environment: ProcessEnvironment(variables))
    #expect(try store.save(key(), for: Self.openAI) == .keyring)
    #expect(try store.key(for: Self.openAI)?.value == Self.secret)
    #expect(try store.places().map(\.place) == [.keyring])
    let file = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!file.contains(Self.secret) && file.contains("\"keyring\": true"))
    // Every user of the machine could read the tool's arguments.
    #expect(tool.seen.contains("store --label=aichat: openai, https://api.openai.com application aichat"))
    #expect(!tool.seen.contains(Self.secret) && !tool.seen.contains("OPENAI"))
    #expect(try store.forget(Self.openAI))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.secrets) == [])
  }

  @Test(arguments: ["exit 1", "exit 0", "cat >/dev/null; head -c 100000 /dev/zero", "kill -9 $$"])
  func aKeyringThatDoesNotKeepIsPassedOver(body: String) throws {
    let tool = try KeyringTool(in: home, body: body)
    let store = KeyStore(path: path, environment: ProcessEnvironment(tool.environment()))
    #expect(try store.save(key(), for: Self.openAI) == .file(path))
    #expect(try store.key(for: Self.openAI)?.value == Self.secret)
  }

  @Test func aKeyringThatIsSilentIsNotWaitedForLong() throws {
    let tool = try KeyringTool(in: home, body: "exec sleep 1000")
    let environment = ProcessEnvironment(tool.environment())
    let store = KeyStore(path: path, keyring: Keyring(environment: environment, timeout: .milliseconds(50)))
    #expect(try store.save(key(), for: Self.openAI) == .file(path))
  }

  @Test func aKeyThatTheKeyringDoesNotGiveIsSaid() throws {
    let tool = try KeyringTool(in: home)
    _ = try KeyStore(path: path, environment: ProcessEnvironment(tool.environment())).save(key(), for: Self.openAI)
    // For example over ssh, without a desktop session.
    let store = KeyStore(path: path, environment: ProcessEnvironment([:]))
    #expect(throws: KeyFailure.silentKeyring(Self.openAI)) { try store.key(for: Self.openAI) }
    #expect(throws: KeyFailure.silentKeyring(Self.openAI)) { try store.forget(Self.openAI) }
    // Saving the key again is the way out.
    #expect(try store.save(key("new"), for: Self.openAI) == .file(path))
  }

  @Test func thereIsNoKeyringWithoutASession() throws {
    let tool = try KeyringTool(in: home)
    #expect(Keyring(environment: ProcessEnvironment(["PATH": tool.folder])) == nil)
    #expect(Keyring(environment: ProcessEnvironment(["DBUS_SESSION_BUS_ADDRESS": "x", "PATH": "relative:"])) == nil)
  }

  @Test func aLockedKeyringLosesNothing() throws {
    let tool = try KeyringTool(in: home)
    let environment = ProcessEnvironment(tool.environment())
    let store = KeyStore(path: path, keyring: Keyring(environment: environment))
    #expect(try store.save(key(), for: Self.openAI) == .keyring)
    try tool.lock()
    #expect(throws: KeyFailure.silentKeyring(Self.openAI)) { try store.forget(Self.openAI) }
    #expect(try store.places().map(\.place) == [.keyring])
    // A newer key is saved in the file meanwhile; the earlier one is still listed.
    #expect(try store.save(key("newer"), for: Self.openAI) == .file(path))
    #expect(try store.key(for: Self.openAI)?.value == "newer")
    #expect(throws: KeyFailure.silentKeyring(Self.openAI)) { try store.forget(Self.openAI) }
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("newer"))
    try tool.lock(false)
    #expect(try store.forget(Self.openAI))
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.secrets).isEmpty)
    #expect(try store.places().isEmpty)
  }
}
