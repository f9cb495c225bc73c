import Foundation
import NetworkTesting

/// The course through the articles.
enum GalleryProgram {
  /// Its path; nil when the environment does not name it. If it is named, it must exist.
  static let path = ProcessInfo.processInfo.environment["AICHAT_GALLERY"]

  /// The message where its tests are skipped.
  static let hint = "AICHAT_GALLERY does not name the built gallery: run Tools/test"

  /// Runs it without a terminal.
  static func run(
    _ words: String..., in home: Home, environment: [String: String] = [:]
  ) async throws -> Program.Result {
    guard let path else { throw Failure(hint) }
    return try await Program(path, words, environment: home.environment(adding: environment)).end()
  }
}

extension Tmux {
  /// Opens the gallery.
  static func gallery(
    _ words: String..., in home: Home, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) async throws -> Tmux {
    guard let path = GalleryProgram.path else { throw Failure(GalleryProgram.hint) }
    return try await Tmux([path] + words, in: home, columns: columns, rows: rows, environment: environment)
  }

  /// Starts a screen of the lesson in front by its number, and waits for its title.
  func start(_ screen: Int, _ title: String) async throws {
    try await type("\(screen)")
    try await waits(for: "the screen \(title)") { $0.hasPrefix(" " + title) }
  }
}

/// The lists of a server of articles and users.
enum Lists {
  static let posts =
    #"[{"userId": 1, "id": 1, "title": "First of all", "body": "It begins."},"#
    + #" {"userId": 2, "id": 2, "title": "둘째 글", "body": "이어집니다.", "tags": ["x"]}]"#
  static let users =
    #"[{"id": 1, "name": "Ada Núñez", "username": "ada", "email": "ada@example.org", "phone": "555 0101"},"#
    + #" {"id": 2, "name": "김미나", "email": "mina@example.kr", "phone": "02-555-0102", "company": {"name": "C"}}]"#
}
