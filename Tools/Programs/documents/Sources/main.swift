import Foundation
import ProjectFacts

// documents [--check] FILE…: started by Tools/documents, at the top of the repository.

func say(_ text: String) {
  FileHandle.standardError.write(Data("documents: \(text)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
var isFailed = false

/// Writes a picture's file again if it is stale, or only reports it.
@MainActor func renew(_ picture: Picture) throws {
  guard (try? String(contentsOfFile: picture.path, encoding: .utf8)) != picture.svg else { return }
  if isCheck {
    isFailed = true
    return say("\(picture.path) is stale. Run Tools/documents and commit the result.")
  }
  try FileManager.default.createDirectory(atPath: Picture.folder, withIntermediateDirectories: true)
  try Data(picture.svg.utf8).write(to: URL(fileURLWithPath: picture.path))
  say("\(picture.path): updated")
}

do {
  let top = URL(filePath: FileManager.default.currentDirectoryPath)
  let project = try ProjectReader.read(at: top, withImports: false)
  for path in arguments where path != "--check" {
    let document = try Document(path: path)
    let (text, stale) = try document.renewed { name, before in
      do {
        let part = Part(name, of: project, in: path)
        if let picture = try part.picture() { try renew(picture) }
        return try part.text(before: before)
      } catch {
        // The other parts are still processed.
        isFailed = true
        say("\(path): \(error)")
        return before
      }
    }
    guard !stale.isEmpty else { continue }
    let names = stale.joined(separator: ", ")
    if isCheck {
      isFailed = true
      say("\(path) is stale: \(names). Run Tools/documents and commit the result.")
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      say("\(path): updated: \(names)")
    }
  }
} catch {
  say("\(error)")
  exit(1)
}
exit(isFailed ? 1 : 0)
