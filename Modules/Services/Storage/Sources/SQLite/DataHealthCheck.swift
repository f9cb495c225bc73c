import CSQLite
public import Entities
import System

import Glibc

/// Checks whether the data is whole, private, and has room to grow. It only reads, also when the data is newer or
/// damaged.
public struct DataHealthCheck: HealthCheck {
  /// The least free space in bytes that is reported as enough: room for a picture, a long chat and a log.
  private static let leastRoom: Int64 = 100 << 20

  let path: String

  /// A check of a data directory, which need not exist.
  public init(directory: String) {
    path = directory
  }

  /// The identifier of this check, `data`.
  public let area = "data"

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Data", "데이터") }

  /// The version of SQLite, the free space, the file modes, the database and the copies from before migrations.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    var diagnostics = [Diagnostic("sqlite", library(language)), room(language)]
    var status = stat()
    guard stat(path, &status) == 0 else {
      let words = language("There is no data yet. It will be stored in \(path).", "아직 데이터가 없습니다. \(path)에 보관합니다.")
      return diagnostics + [Diagnostic("directory", words)]
    }
    diagnostics.append(rights(language))
    diagnostics += database(language)
    return diagnostics + [copies(language)]
  }
}

extension DataHealthCheck {
  private var file: String { path + "/aichat.sqlite" }

  private func library(_ language: ContentLanguage) -> String {
    let name = "SQLite " + String(cString: sqlite3_libversion())
    guard SQLiteFault.isPresent else { return name }
    return language(
      "\(name). This version has a fault that can damage a file to which several programs write. aichat writes in a way that "
        + "keeps the fault from doing harm. Other programs must not write to \(file) while aichat is open: not the sqlite3 "
        + "tool, and no older aichat.",
      "\(name). 이 버전에는 여러 프로그램이 함께 쓰는 파일을 손상시킬 수 있는 결함이 있습니다. aichat은 이 결함이 해를 끼치지 않는 방식으로 "
        + "씁니다. aichat이 열려 있는 동안에는 sqlite3 도구나 이전 버전 aichat 같은 다른 프로그램으로 \(file) 파일에 쓰지 마세요.")
  }

  /// The directory itself, or its nearest parent that exists.
  private var ground: String {
    var ground = path
    while access(ground, F_OK) != 0, ground.count > 1 {
      let end = ground.dropLast().lastIndex(of: "/") ?? ground.startIndex
      ground = ground[..<end].isEmpty ? "/" : String(ground[..<end])
    }
    return ground
  }

  private func room(_ language: ContentLanguage) -> Diagnostic {
    guard access(ground, W_OK) == 0 else {
      return Diagnostic(
        "free_space", .faulty,
        language("aichat cannot write in \(ground).", "\(ground)에 쓸 수 없습니다."),
        remedy: language("Choose another directory: --data-dir DIR.", "다른 위치를 지정하세요: --data-dir DIR."))
    }
    guard let left = DataDirectory.room(in: ground) else {
      return Diagnostic("free_space", .notice, language("The free space is unknown.", "남은 공간을 알 수 없습니다."))
    }
    let words = language("\(Self.size(left)) are free in \(ground).", "\(ground)에 \(Self.size(left)) 남아 있습니다.")
    guard left < Self.leastRoom else { return Diagnostic("free_space", words) }
    return Diagnostic(
      "free_space", .faulty, words, remedy: language("Free some space on this disk.", "디스크 공간을 확보하세요."))
  }

  private func rights(_ language: ContentLanguage) -> Diagnostic {
    let exposed = [path, file].filter { name in
      FileStatus(at: name)?.isOpenToOthers == true
    }
    guard !exposed.isEmpty else {
      return Diagnostic("rights", language("Only you can read \(path).", "\(path) 파일은 본인만 읽을 수 있습니다."))
    }
    let names = exposed.joined(separator: ", ")
    return Diagnostic(
      "rights", .faulty, language("Other users can read \(names).", "다른 사용자가 읽을 수 있습니다: \(names)."),
      remedy: "chmod go= " + exposed.map { "'\($0)'" }.joined(separator: " "))
  }

  private func database(_ language: ContentLanguage) -> [Diagnostic] {
    let size = DataDirectory.size(file)
    do throws(StorageError) {
      try OrphanedLog.refuse(withoutDatabase: file)
      guard size > 0 else {
        return [Diagnostic("database", language("There is no database yet.", "아직 데이터베이스가 없습니다."))]
      }
      // A file without a log is opened for writing where possible: another program may begin to write to it meanwhile.
      let hasLog = DataDirectory.size(file + "-wal") > 0
      let connection =
        try hasLog || DataDirectory(path: path).isReadOnly
        ? Opening.looking(at: file) : Connection(path: file, mode: .readWrite)
      let format = try FileFormat(of: connection)
      try format.check(path: file, known: Migrations.all.known)
      let problems = try connection.rows("PRAGMA quick_check(3)") { $0.text(0) }
      guard problems == ["ok"] else {
        throw .corrupt(path: file, reason: LocalizedText(untranslated: problems.joined(separator: "; ") + "."))
      }
      let words = language(
        "\(file) is whole: format \(format.version), \(Self.size(Int64(size))).",
        "\(file) 파일에 이상이 없습니다: 형식 \(format.version), \(Self.size(Int64(size))).")
      let contents = try format.version == Migrations.all.known ? [contents(of: connection, language)] : []
      return [Diagnostic("database", words)] + contents
    } catch {
      // A newer file is whole, and its message says what to do.
      let remedy: String? = if case .newer = error { nil } else { rescue(language) }
      return [Diagnostic("database", .faulty, error.message(in: language), remedy: remedy)]
    }
  }

  private func copies(_ language: ContentLanguage) -> Diagnostic {
    let names = Folder.names(in: path).filter {
      $0.hasPrefix("aichat.v") && $0.hasSuffix(".sqlite") && $0.contains(".backup")
    }
    guard !names.isEmpty else {
      return Diagnostic(
        "backup", language("There is no copy: the format has never changed.", "형식이 바뀐 적이 없어 사본이 없습니다."))
    }
    let bytes = names.reduce(Int64(0)) { $0 + Int64(DataDirectory.size("\(path)/\($1)")) }
    let list = names.sorted().joined(separator: ", ")
    return Diagnostic(
      "backup",
      language(
        "Copies from before the format changed: \(list), \(Self.size(bytes)).",
        "형식이 바뀌기 전의 사본: \(list), \(Self.size(bytes))."))
  }

  /// A readable number of bytes: 1.4 GiB.
  private static func size(_ bytes: Int64) -> String {
    var (value, unit) = (Double(bytes), "bytes")
    for next in ["KiB", "MiB", "GiB", "TiB"] where value >= 1024 { (value, unit) = (value / 1024, next) }
    let tenths = Int64((value * 10).rounded())
    return unit == "bytes" ? "\(bytes) bytes" : "\(tenths / 10).\(tenths % 10) \(unit)"
  }
}
