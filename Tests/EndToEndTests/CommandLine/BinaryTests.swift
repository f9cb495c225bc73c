import Foundation
import Testing

extension EndToEnd.CommandLineTests {
  /// The names inside the released program.
  @Suite struct BinaryTests {
    private func program() throws -> Names {
      let path = try #require(Program.path)
      return Names(in: try Data(contentsOf: URL(filePath: path), options: .alwaysMapped))
    }

    /// This test ensures that the program has names at all; without any, the next test would always pass.
    @Test(arguments: [
      "OnboardingBuilder", "ExplorePresenter", "ChatPresenter", "ProfilePresenter", "SettingsPresenter",
    ])
    func whatShipsIsNamed(name: String) throws {
      #expect(try program().has(name))
    }

    @Test func nothingForTestsShips() throws {
      #expect(try program().forTests == [])
    }

    /// The previous test can fail: each of these names is found.
    @Test(arguments: [
      "ExploreTestSupport", "$s15TerminalTesting5PilotC", "NetworkTesting", "_$s11FeatureDemo", "/libTesting.so",
      "$s21FeatureKitTestSupport9DemoSceneO", "RecordingExploreRouter", "22RecordingExploreRouterC5calls",
      "FakeExploreInteractor", "20StubChatInteractorC7onDraft",
    ])
    func aNameForTestsIsNoticed(text: String) {
      let bytes = "\u{7F}ELF\0ExplorePresenter\0\(text)\0$s7Explore"
      #expect(Names(in: Data(bytes.utf8)).forTests != [])
      #expect(Names(in: Data("\0\(text)".utf8)).forTests != [])
    }

    /// Names of the runtime and of the app that only resemble those of test doubles.
    @Test(arguments: [
      "_swift_createJobForTestingOnly", "ObjCResilientClassStub", "StubInteractors", "Recording", "Faker",
    ])
    func otherNamesAreNot(text: String) {
      #expect(Names(in: Data("\0\(text)\0ExploreRouter\0".utf8)).forTests == [])
    }
  }
}

/// The names in a program. Types and modules keep theirs for the runtime, even when the symbols are stripped.
private struct Names {
  private let bytes: Data

  init(in bytes: Data) { self.bytes = bytes }

  func has(_ name: String) -> Bool { bytes.range(of: Data(name.utf8)) != nil }

  /// Names of modules and types that only tests and demos may use.
  var forTests: [String] {
    let modules = ["TestSupport", "TerminalTesting", "NetworkTesting", "FeatureDemo", "DemoScene", "libTesting"]
    return modules.filter(has) + doubles
  }

  /// Names such as `RecordingExploreRouter` and `StubExploreInteractor`.
  private var doubles: [String] {
    [("Recording", "Router"), ("Fake", "Interactor"), ("Stub", "Interactor")].flatMap { first, last in
      words(from: first).filter { word in
        // A feature's name is between the two parts.
        guard let end = word.range(of: last), let letter = word.dropFirst(first.count).first else { return false }
        return letter.isUppercase && end.lowerBound > word.index(word.startIndex, offsetBy: first.count)
      }
    }
  }

  /// The words that begin with a text and continue with letters and digits.
  private func words(from start: String) -> [String] {
    let start = Data(start.utf8)
    var found: Set<String> = []
    var rest = bytes[...]
    while let place = rest.range(of: start) {
      let word = bytes[place.lowerBound...].prefix { byte in
        let scalar = Unicode.Scalar(byte)
        return scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      }
      found.insert(String(decoding: word, as: UTF8.self))
      rest = bytes[place.upperBound...]
    }
    return found.sorted()
  }
}
