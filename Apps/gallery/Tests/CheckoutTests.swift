import Foundation
import TerminalUI
import Testing

@testable import gallery

/// Finding and reading the code.
struct CheckoutTests {
  /// A folder that is removed at the end.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("checkout-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ file: String, _ bytes: [UInt8]) throws {
      let place = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: place)
    }
  }

  private func folder(manifest: String = #"let package = Package(name: "aichat")"#) throws -> Folder {
    let folder = try Folder()
    try folder.write("Package.swift", Array(manifest.utf8))
    try folder.write("Apps/gallery/main.swift", Array("// 안녕".utf8))
    return folder
  }

  @Test func thisProgramIsInsideOne() throws {
    let root = try #require(Checkout.nearest().root)
    #expect(FileManager.default.fileExists(atPath: root + "/Apps/gallery/Lessons/Lesson.swift"))
  }

  @Test func itIsFoundFromAnyFolderInside() throws {
    let folder = try folder()
    #expect(Checkout(above: [folder.path + "/Modules/Samples/Counter/README.md"]).root == folder.path)
    #expect(Checkout(above: ["/nowhere", folder.path]).root == folder.path)
    #expect(try Checkout(above: [folder.path]).text(of: "Apps/gallery/main.swift", .english) == "// 안녕")
  }

  @Test func anotherPackageIsNone() throws {
    #expect(Checkout(above: [try folder(manifest: #"Package(name: "other")"#).path, "/"]).root == nil)
    #expect(Checkout(above: []).root == nil)
  }

  @Test(arguments: [(Language.english, "swift run gallery"), (.korean, "코드가 없습니다")])
  func withoutOneItSaysSo(_ language: Language, _ words: String) {
    let failure = #expect(throws: CheckoutFailure.self) {
      try Checkout(above: []).text(of: "Modules/A.swift", language)
    }
    #expect(failure?.description.contains(words) == true && failure?.description.contains("Modules/A.swift") == true)
  }

  @Test(arguments: Language.allCases) func aFileMayBeMissingOrTooLarge(_ language: Language) throws {
    let folder = try folder()
    try folder.write("large.swift", Array(repeating: 0x61, count: (1 << 20) + 1))
    try folder.write("largest.swift", Array(repeating: 0x61, count: 1 << 20))
    let checkout = Checkout(above: [folder.path])
    #expect(try checkout.text(of: "largest.swift", language).count == 1 << 20)
    for name in ["missing.swift", "large.swift", "Apps"] {
      let failure = #expect(throws: CheckoutFailure.self) { try checkout.text(of: name, language) }
      #expect(failure?.description.contains("\(folder.path)/\(name)") == true)
    }
  }

  @Test func bytesThatAreNoText() throws {
    let folder = try folder()
    try folder.write("odd.swift", [0x61, 0xFF, 0x00, 0x1B, 0x62])
    #expect(try Checkout(above: [folder.path]).text(of: "odd.swift", .english) == "a\u{FFFD}\u{0}\u{1B}b")
  }
}
