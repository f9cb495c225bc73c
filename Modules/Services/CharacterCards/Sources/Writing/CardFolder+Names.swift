import Entities
import System

extension CardFolder {
  /// The longest name of a file in bytes, without its ending; file systems take 255 with it.
  private static let longestName = 200

  /// Makes a folder, and those above it, where they are missing. `~/` in the path means the home folder.
  /// - Throws: `.unwritable` when it cannot be made.
  public static func make(_ path: String) throws(CardError) {
    do {
      try Folder.make(FilePath.inHome(path))
    } catch {
      throw CardError.unwritable(error.words)
    }
  }

  /// The path of a file for a character: its name, a number from the second one on, and an ending.
  ///
  /// A name may come from an untrusted card. It cannot lead out of the folder, and is not that of a hidden file.
  /// - Parameters:
  ///   - number: From 1; the names of several characters may be the same.
  ///   - ending: The ending, without a dot.
  public static func path(for name: String, number: Int, ending: String, in folder: String) -> String {
    var file = ""
    for character in name.trimmed.drop(while: { $0 == "." }) {
      let isUsable =
        character != "/" && !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      let next = isUsable ? String(character) : "_"
      guard file.utf8.count + next.utf8.count <= longestName else { break }
      file += next
    }
    let base = file.isEmpty ? "_" : file
    return
      "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(base)\(number > 1 ? " \(number)" : "").\(ending)"
  }
}
