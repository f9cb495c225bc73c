import Entities
import Glibc
import Synchronization
import System

/// The user's templates: a text file for each, `NAME.md`, which other programs may write too. Every call reads the
/// files as they are now.
public struct TemplateFolder: Sendable {
  /// The most files that are read.
  static let mostFiles = 1_000
  /// The end of the names of files.
  private static let suffix = ".md"
  private let place: Place

  private enum Place: Sendable {
    case folder(String), memory(Memory)
  }

  /// The templates of a run without files.
  private final class Memory: Sendable {
    let texts = Mutex<[String: String]>([:])
  }

  /// The templates in a folder, which need not exist.
  /// - Parameter path: An absolute path; nil for a run that stores nothing: its templates last as long as the run.
  public init(path: String?) { place = path.map { .folder($0) } ?? .memory(Memory()) }
}

// MARK: - Reading

extension TemplateFolder {
  func list() -> TemplateList {
    switch place {
    case .memory(let memory):
      return TemplateList(
        memory.texts.withLock { $0.map { PromptTemplate(name: $0, text: $1) } }.sorted { $0.name < $1.name })
    case .folder(let path):
      var list = TemplateList()
      let names = Self.names(in: path)
      for name in names.prefix(Self.mostFiles) {
        do throws(TemplateFailure) {
          list.templates.append(try Self.template(name, in: path))
        } catch {
          list.problems.append(LocalizedText(explaining: error))
        }
      }
      if names.count > Self.mostFiles {
        list.problems.append(LocalizedText(explaining: TemplateFailure.tooMany(path)))
      }
      return list
    }
  }

  /// The names of the files without `.md`, in alphabetical order.
  private static func names(in path: String) -> [String] {
    Folder.names(in: path).filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .map { String($0.dropLast(suffix.count)) }.sorted()
  }

  private static func file(_ name: String, in path: String) -> String { "\(path)/\(name)\(suffix)" }

  private static func template(_ name: String, in path: String) throws(TemplateFailure) -> PromptTemplate {
    let file = file(name, in: path)
    guard PromptTemplate.isName(name) else { throw .unusableFile(file) }
    let bytes: [UInt8]
    do throws(FileFailure) {
      // Editors end a text with a line break.
      bytes = try SmallFile.read(file, limit: PromptTemplate.longestText + 2)
    } catch {
      throw .file(error)
    }
    return try PromptTemplate(name: name, file: bytes, at: file)
  }
}

// MARK: - Changing

extension TemplateFolder {
  /// Stores a template.
  /// - Parameter old: The name of the template that it replaces; nil for a new one.
  func save(_ template: PromptTemplate, replacing old: String?) throws(TemplateFailure) {
    let template = try template.checked()
    switch place {
    case .memory(let memory):
      try memory.texts.withLock { texts throws(TemplateFailure) in
        if let old, texts[old] == nil { throw .unknown(old, known: texts.keys.sorted()) }
        if template.name != old, texts[template.name] != nil { throw .exists(template.name) }
        if let old { texts[old] = nil }
        texts[template.name] = template.text
      }
    case .folder(let path):
      let file = Self.file(template.name, in: path)
      try SmallFile.withFolderLocked(of: file) { () throws(TemplateFailure) in
        if let old { try Self.requireFile(old, in: path) }
        if template.name != old, FileStatus(at: file, followingLinks: false) != nil { throw .exists(template.name) }
        do throws(FileFailure) {
          try SmallFile.replace(file, with: Array((template.text + "\n").utf8))
        } catch {
          throw .file(error)
        }
        if let old, old != template.name { try Self.unlink(Self.file(old, in: path)) }
      }
    }
  }

  /// Deletes a template.
  /// - Returns: The template as it was.
  func delete(_ name: String) throws(TemplateFailure) -> PromptTemplate {
    switch place {
    case .memory(let memory):
      return try memory.texts.withLock { texts throws(TemplateFailure) in
        guard let text = texts.removeValue(forKey: name) else { throw .unknown(name, known: texts.keys.sorted()) }
        return PromptTemplate(name: name, text: text)
      }
    case .folder(let path):
      return try SmallFile.withFolderLocked(of: Self.file(name, in: path)) { () throws(TemplateFailure) in
        try Self.requireFile(name, in: path)
        let template = try Self.template(name, in: path)
        try Self.unlink(Self.file(name, in: path))
        return template
      }
    }
  }

  /// Fails where a template has no file.
  private static func requireFile(_ name: String, in path: String) throws(TemplateFailure) {
    guard PromptTemplate.isName(name), FileStatus(at: file(name, in: path), followingLinks: false) != nil else {
      throw .unknown(name, known: names(in: path).filter(PromptTemplate.isName))
    }
  }

  private static func unlink(_ file: String) throws(TemplateFailure) {
    guard Glibc.unlink(file) == 0 else { throw .file(FileFailure(path: file, SystemError())) }
    Folder.sync(FilePath.folder(of: file))
  }
}
