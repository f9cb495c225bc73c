import Entities
import FeatureKit
import TerminalUI

// MARK: - In the app

extension Language {
  var exportChat: String { self("Export chat", "대화 내보내기") }
  var exportChatTitle: String { self("Export to a .md, .html or .jsonl file", ".md, .html, .jsonl 파일로 내보내기") }
  var export: String { self("Export", "내보내기") }
  var chatIsExported: String { self("The chat is exported", "대화를 내보냈습니다") }
  var importChats: String { self("Import chats", "대화 가져오기") }
  var importChatsTitle: String { self("Import from which file or folder?", "어느 파일이나 폴더에서 가져올까요?") }
  var importAction: String { self("Import", "가져오기") }
  var nothingToImport: String { self("There is nothing to import", "가져올 대화가 없습니다") }
  var chatsAreImported: String { self("The chats are imported", "대화를 가져왔습니다") }
  var howToTakeBack: String {
    self("`aichat chats import --undo` takes them back.", "`aichat chats import --undo`로 되돌릴 수 있습니다.")
  }
  func progress(_ progress: ArchiveProgress) -> String {
    switch progress.stage {
    case .writing: self("\(progress.messages) messages written…", "메시지 \(progress.messages)개를 썼습니다…")
    case .checking: self("\(progress.messages) messages read…", "메시지 \(progress.messages)개를 읽었습니다…")
    case .storing: self("\(progress.messages) messages stored…", "메시지 \(progress.messages)개를 저장했습니다…")
    }
  }
  fileprivate func counted(_ count: Int, _ one: String, _ korean: String) -> String {
    self("\(count) \(one)\(count == 1 ? "" : "s")", "\(korean) \(count)개")
  }
}

extension Language {
  /// The number of pictures, to follow that of messages; empty for none.
  fileprivate func counted(pictures: Int) -> String {
    pictures == 0 ? "" : self(" and ", ", ") + counted(pictures, "picture", "그림")
  }
}

extension Question {
  /// Asks before chats are imported.
  static func importing(_ counts: ImportCounts) -> Question {
    Question(
      LocalizedText("Import these chats?", "이 대화를 가져올까요?"),
      LocalizedText(
        Language.english.importSummary(counts, isPreview: true), Language.korean.importSummary(counts, isPreview: true)),
      action: LocalizedText("Import", "가져오기"), isDestructive: false)
  }
}

extension Language {
  /// What an export wrote, and where.
  func exported(_ export: ChatExport) -> String {
    let what =
      counted(export.chats, "chat", "대화") + self(" with ", ", ") + counted(export.messages, "message", "메시지")
      + counted(pictures: export.pictures)
    let place =
      switch export.files.count {
      case 0: self("nothing was written", "쓴 파일이 없습니다")
      case 1: export.files[0] == "/dev/stdout" ? self("standard output", "표준 출력") : export.files[0]
      default: counted(export.files.count, "file", "파일")
      }
    let left = [
      export.picturesLeftOut > 0 ? leftBehind(export.picturesLeftOut) : nil,
      export.groupsLeftOut > 0 ? membersStayBehind : nil,
    ].compactMap(\.self)
    return left.isEmpty ? "\(what): \(place)" : "\(what): \(place). " + left.joined(separator: " ")
  }

  /// Says that the group of a chat is not in the file of an export.
  private var membersStayBehind: String {
    self(
      "The file does not say which members are muted, and lacks those that have not spoken and the order of the group. "
        + "A folder has all of it.",
      "침묵하는 참가자, 아직 말하지 않은 참가자, 그룹의 순서는 파일에 없습니다. 폴더로 내보내면 들어갑니다.")
  }

  /// Says that pictures of messages are not in the files of an export.
  private func leftBehind(_ pictures: Int) -> String {
    self(
      pictures == 1
        ? "1 picture was not exported, only its name." : "\(pictures) pictures were not exported, only their names.",
      "그림 \(pictures)개는 이름만 내보냈습니다.")
  }

  /// How many messages an export left out, because its format has the shown path alone; nil for none.
  func leftOut(_ export: ChatExport) -> String? {
    guard export.leftOut > 0 else { return nil }
    return export.leftOut == 1
      ? self("1 message of another branch is left out; .jsonl keeps all.", "다른 갈래의 메시지 1개는 뺐습니다. .jsonl에는 모두 들어갑니다.")
      : self(
        "\(export.leftOut) messages of other branches are left out; .jsonl keeps all.",
        "다른 갈래의 메시지 \(export.leftOut)개는 뺐습니다. .jsonl에는 모두 들어갑니다.")
  }

  /// The numbers of an import, in sentences.
  func importSummary(_ counts: ImportCounts, isPreview: Bool = false) -> String {
    let added = isPreview ? self("would be added", "추가 예정") : self("added", "추가")
    var sentences = [
      "\(added): " + counted(counts.added, "chat", "대화") + self(" with ", ", ")
        + counted(counts.messages, "message", "메시지") + counted(pictures: counts.pictures)
        + self(
          ". Already here: \(counts.known), files not imported: \(counts.refused).",
          ". 이미 있음 \(counts.known)개, 거부한 파일 \(counts.refused)개.")
    ]
    if !counts.items.isEmpty || counts.knownItems > 0 {
      let new = items(counts.items)
      let known = counts.knownItems > 0 ? self(" Here already: ", " 이미 있음: ") + "\(counts.knownItems)." : ""
      sentences.append(self("Also ", "그 밖에 ") + (new.isEmpty ? self("nothing new", "새것 없음") : new) + "." + known)
    }
    if !counts.characters.isEmpty {
      let names = counts.characters.sorted().prefix(8).joined(separator: ", ")
      let rest = counts.characters.count > 8 ? " …" : ""
      sentences.append(
        self(
          "Characters with nothing but a name: \(counts.characters.count) (\(names)\(rest)). "
            + "If you have their cards, import those first.",
          "이름만 있는 새 캐릭터: \(counts.characters.count) (\(names)\(rest)). 카드가 있으면 먼저 가져오세요."))
    }
    if counts.others > 0 {
      sentences.append(
        self(
          "Messages of a narrator or of another speaker: \(counts.others). They are shown under the names in the file.",
          "내레이터나 다른 화자의 메시지: \(counts.others)개. 파일에 적힌 이름으로 보입니다."))
    }
    if !counts.instructions.isEmpty {
      let texts = counts.instructions.prefix(3).map { quoted($0, atMost: 80) }.joined(separator: ", ")
      let rest = counts.instructions.count > 3 ? " …" : ""
      sentences.append(
        self("Notes and summaries that the model gets", "모델에 보낼 노트와 요약")
          + ": \(counts.instructions.count) (\(texts)\(rest)).")
    }
    if counts.warnings > 0 {
      sentences.append(
        self(
          "Repaired or left out: \(counts.warnings).", "고치거나 뺀 곳: \(counts.warnings)."))
    }
    return sentences.joined(separator: " ")
  }
}

extension Language {
  /// The numbers of items, such as `2 characters, 1 lorebook`.
  func items(_ counts: [FolderItem.Kind: Int]) -> String {
    FolderItem.Kind.allCases.compactMap { kind in
      counts[kind].flatMap { $0 > 0 ? counted($0, kind.rawValue, name(of: kind)) : nil }
    }.joined(separator: ", ")
  }

  /// A kind of items.
  func name(of kind: FolderItem.Kind) -> String {
    switch kind {
    case .character: self("character", "캐릭터")
    case .lorebook: self("lorebook", "로어북")
    case .persona: self("persona", "페르소나")
    }
  }

  /// An item of a folder, and its outcome.
  func line(of item: FolderItem, isPreview: Bool) -> String {
    let outcome =
      switch item.outcome {
      case .added: isPreview ? self("would be added", "추가 예정") : self("added", "추가함")
      case .known: self("here already", "이미 있음")
      case .refused(let reason): self("not imported: ", "거부: ") + self(reason)
      }
    return "\(name(of: item.kind)) \(item.name.onOneLine): \(outcome)"
  }
}

extension Language {
  /// The numbers of an import, and why the first refused file was refused.
  func importOutcome(_ files: [ChatFileImport]) -> String {
    let reason = files.lazy.compactMap(\.refusal).first ?? files.lazy.flatMap(\.items).compactMap(\.refusal).first
    return ([importSummary(ImportCounts(files))] + [reason.map { self($0) }].compactMap(\.self)).joined(separator: " ")
  }
}

// MARK: - chats export, chats import

extension Language {
  var chatsExportSummary: String { self("Write chats to a file", "대화를 파일로 내보냅니다") }
  var chatsImportSummary: String {
    self(
      "Import chats of aichat, SillyTavern, ChatGPT and others; a SillyTavern folder with all it has",
      "대화를 가져옵니다: aichat, SillyTavern, ChatGPT 등의 파일이나 폴더. SillyTavern 폴더에서는 캐릭터까지 모두 가져옵니다")
  }
  var allOption: String { self("All chats", "모든 대화를 내보냅니다") }
  var outputOption: String {
    self(
      "Where to write it: .jsonl, .md or .html, a folder, or - for standard output",
      ".jsonl, .md, .html 파일이나 폴더에 저장합니다. -는 표준 출력입니다")
  }
  var formatOption: String {
    self("The format, if the file's ending does not name it", "파일 이름의 끝과 다른 형식을 정합니다")
  }
  var previewOption: String { self("Only show what the files hold", "파일에 무엇이 들어 있는지만 보여 줍니다") }
  var undoOption: String {
    self("Delete what the last import brought", "마지막으로 가져온 것을 다시 삭제합니다")
  }
  var chatsOrAll: String {
    self(
      "Name the chats, or --all: aichat chats export ID --output FILE",
      "대화를 적거나 --all을 붙이세요: aichat chats export ID --output FILE")
  }
  var notChatsAndAll: String {
    self("Use either IDs or --all, not both.", "ID와 --all 가운데 하나만 쓰세요.")
  }
  var exportFileIsNeeded: String {
    self(
      "Name the file: aichat chats export ID --output FILE.jsonl, .md or .html",
      "파일을 적어 주세요: aichat chats export ID --output FILE.jsonl, .md, .html")
  }
  func unknownFormat(_ name: String) -> String {
    let known = ChatFileFormat.writable.map(\.rawValue).joined(separator: ", ")
    return self("--format must be one of \(known), not “\(name)”.", "--format에는 “\(name)” 대신 \(known) 중 하나를 적어 주세요.")
  }
  var exportStopped: String { self("Stopped. No unfinished file was left.", "멈췄습니다. 끝나지 않은 파일은 남기지 않았습니다.") }
  var importStopped: String { self("Stopped. Nothing was imported.", "멈췄습니다. 아무것도 가져오지 않았습니다.") }
  var undoStandsAlone: String {
    self("--undo takes neither files nor --preview.", "--undo는 파일이나 --preview와 함께 쓸 수 없습니다.")
  }
  var chatFilesAreNeeded: String {
    self("Name the files or folders: aichat chats import PATH…", "파일이나 폴더를 적어 주세요: aichat chats import PATH…")
  }
  var noChatFiles: String {
    self(
      "There is no file of chats: they end in .jsonl, .json or .md.", "대화 파일이 없습니다. 대화 파일은 .jsonl, .json, .md로 끝납니다.")
  }
  func outcome(of file: ChatFileImport, isPreview: Bool) -> String {
    if let refusal = file.refusal { return self("not imported: ", "거부: ") + self(refusal) }
    let counts = ImportCounts([file])
    let added = isPreview ? self("would be added", "추가 예정") : self("added", "추가함")
    var parts: [String] = []
    if counts.added > 0 || counts.known == 0 {
      parts.append(
        "\(added): " + counted(counts.added, "chat", "대화") + self(" with ", ", ")
          + counted(counts.messages, "message", "메시지") + counted(pictures: counts.pictures))
    }
    if counts.known > 0 { parts.append(self("here already: ", "이미 있음: ") + counted(counts.known, "chat", "대화")) }
    return parts.joined(separator: ", ")
  }
  func line(of chat: ChatFileImport.Chat) -> String {
    let name = [chat.title, chat.character].compactMap(\.self).joined(separator: " · ")
    let known = chat.isKnown ? self(" (here already)", " (이미 있음)") : ""
    return "\(name.onOneLine): " + counted(chat.messages, "message", "메시지") + known
  }
  /// The author's note and the summary of a chat, each in a line.
  func instructionLines(of chat: ChatFileImport.Chat) -> [String] {
    [
      chat.authorsNote.map { self("author's note for the model: ", "모델에 보낼 작가 노트: ") + quoted($0, atMost: 300) },
      chat.summary.map { self("summary for the model: ", "모델에 보낼 요약: ") + quoted($0, atMost: 300) },
    ].compactMap(\.self)
  }
  /// The beginning of a text of a file, in quotation marks.
  private func quoted(_ text: String, atMost count: Int) -> String {
    let line = text.prefix(count + 1)
    return self("“", "‘") + String(line.prefix(count)).onOneLine + (line.count > count ? "…" : "") + self("”", "’")
  }
  func moreWarnings(_ count: Int) -> String { self("and \(count) more", "그 밖에 \(count)개") }
  func undone(_ undo: ChatImportUndo) -> String {
    guard !undo.isEmpty else {
      return self("There is no import to take back.", "되돌릴 가져오기가 없습니다.")
    }
    var words = self("Deleted: ", "삭제: ") + counted(undo.deleted.count, "chat", "대화")
    let others = items([.character: undo.characters, .lorebook: undo.lorebooks, .persona: undo.personas])
    if !others.isEmpty { words += ", " + others }
    words += "."
    let keptItems = items([
      .character: undo.keptCharacters, .lorebook: undo.keptLorebooks, .persona: undo.keptPersonas,
    ])
    let keptChats = undo.kept.isEmpty ? nil : counted(undo.kept.count, "chat", "대화")
    let kept = [keptChats, keptItems].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    if !kept.isEmpty {
      words += self(" Changed or in use since, so kept: \(kept).", " 그 뒤에 바뀌었거나 쓰이고 있어서 남긴 것: \(kept).")
    }
    return words
  }
}

extension FolderItem {
  /// Why it cannot be imported; nil when it can.
  fileprivate var refusal: LocalizedText? { if case .refused(let reason) = outcome { reason } else { nil } }
}
