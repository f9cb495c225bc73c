import Glibc
import TerminalUI

/// The code of this project on this machine.
struct Checkout: Sendable {
  /// The folder; nil when there is none.
  let root: String?

  /// The nearest folder of this project, above any of these places.
  init(above places: [String]) {
    root = places.lazy.compactMap(Self.root(above:)).first
  }

  /// The checkout above the running program, or above the working directory.
  static func nearest() -> Checkout {
    Checkout(above: [realpath(of: "/proc/self/exe"), realpath(of: ".")].compactMap { $0 })
  }

  /// The text of a file.
  /// - Throws: `CheckoutFailure`, in this language.
  func text(of path: String, _ language: Language) throws(CheckoutFailure) -> String {
    guard let root else { throw CheckoutFailure(path: path, isFound: false, language: language) }
    let place = "\(root)/\(path)"
    guard let bytes = Self.contents(of: place) else {
      throw CheckoutFailure(path: place, isFound: true, language: language)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Files

extension Checkout {
  /// The largest file that is shown, in bytes.
  private static let limit = 1 << 20

  /// Walks up to a folder whose manifest is that of this package.
  private static func root(above place: String) -> String? {
    var parts = place.split(separator: "/")
    while true {
      let folder = "/" + parts.joined(separator: "/")
      let manifest = contents(of: folder + "/Package.swift").map { String(decoding: $0, as: UTF8.self) }
      if manifest?.contains(#"name: "aichat""#) == true, access(folder + "/Apps/gallery/main.swift", R_OK) == 0 {
        return folder
      }
      guard parts.popLast() != nil else { return nil }
    }
  }

  private static func realpath(of path: String) -> String? {
    guard let found = Glibc.realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The bytes of a file; nil when it cannot be read, or is too large.
  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0, count <= limit else { return nil }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}

// MARK: - The capability

/// The capability of reading this project's code, for a type with a checkout.
protocol SourceReading: Sendable {
  /// The code that the verbs read.
  var checkout: Checkout { get }
  /// The language of messages.
  var language: Language { get }
}

extension SourceReading {
  /// The text of a file of this project.
  func source(of file: SourceFile) throws(CheckoutFailure) -> String {
    try checkout.text(of: file.path, language)
  }
}
