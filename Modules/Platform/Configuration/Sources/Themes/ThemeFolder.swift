import Entities
import System

/// The themes within reach: those of the program, and the files of a folder.
public struct ThemeFolder: Hashable, Sendable {
  /// An absolute path. The folder need not exist.
  public let path: String

  /// The longest name of a theme, in letters.
  static let longestName = 40

  /// The themes in the folder `themes` beside a configuration file.
  init(besideFile path: String) {
    self.path = UserDirectories.joined(FilePath.folder(of: path), "themes")
  }

  /// The names of the user's themes, in alphabetical order. The files may have mistakes.
  public var names: [String] { fileNames.filter(Self.isName) }

  /// The names of the themes that can be chosen now: the program's, then the user's. A theme is left out if its file
  /// has a mistake, which `doctor` reports.
  var usableNames: [String] {
    let builtIn = ColorTheme.builtIn.map(\.name)
    return (builtIn + names.filter { !builtIn.contains($0) }).filter { (try? theme(named: $0)) != nil }
  }

  /// The names of the files, without `.json`.
  private var fileNames: [String] {
    Folder.names(in: path).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()
  }

  /// The theme of a name. A file of the user's comes before a theme of the program.
  ///
  /// Throws a `ConfigurationError`: `unreadableFile` where there is none of that name.
  public func theme(named name: String) throws(ConfigurationError) -> ColorTheme {
    let file = file(of: name)
    guard Self.isName(name) else { throw .unreadableFile(FileFailure(path: file, reason: .missing)) }
    if let theme = ColorTheme.builtIn.first(where: { $0.name == name }), FileStatus(at: file) == nil { return theme }
    return try ColorTheme(name, file: file)
  }

  /// Checks that the chosen theme can be used now. Throws as `theme(named:)` does, but `wrongValue` where there is no
  /// theme of the name.
  func check(_ choice: ThemeChoice, _ setting: Setting) throws(ConfigurationError) {
    guard case .named(let name) = choice else { return }
    do throws(ConfigurationError) {
      _ = try theme(named: name)
    } catch .unreadableFile(let failure) where failure.reason == .missing {
      throw .wrongValue(.theme, found: setting.text, at: setting.origin)
    }
  }

  /// The user's themes, or the mistakes that prevent their use, in the order of their files' names.
  func examined() -> [Result<ColorTheme, ConfigurationError>] {
    fileNames.map { name in
      guard Self.isName(name) else {
        return .failure(.wrongTheme(ThemeMistake(path: file(of: name), line: nil, .unusableName)))
      }
      return Result { () throws(ConfigurationError) in try ColorTheme(name, file: file(of: name)) }
    }
  }

  private func file(of name: String) -> String { UserDirectories.joined(path, name + ".json") }

  /// Whether a text can be the name of a theme. It is the name of a file, and is typed in a shell.
  static func isName(_ text: String) -> Bool {
    (1...longestName).contains(text.utf8.count) && !ThemeChoice.fixed.contains(text)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
