import Entities
import FeatureKit
import TerminalUI

/// The words about lorebooks in a prompt.
extension Language {
  /// What is left out of the lorebooks, and the room for them.
  func facts(of lore: LoreSummary) -> [String] {
    let size = self(
      "Lore: about \(lore.tokens) of \(lore.budget) tokens.", "로어: 약 \(lore.tokens)토큰, 최대 \(lore.budget)토큰.")
    return [size] + lore.leftOut.map { words(for: $0) } + lore.remarks.map { self($0) }
  }

  /// Why an entry is in the prompt.
  func words(for reason: LoreOrigin.Reason) -> String {
    switch reason {
    case .constant: self("always sent", "항상 보냄")
    case .sticky: self("stays for some messages", "당분간 계속 보냄")
    case .demanded: self("its text demands it", "글의 지시로 보냄")
    case .key(let key, let place): self("“\(key)” ", "“\(key)” · ") + words(for: place)
    }
  }

  private func words(for place: LoreOrigin.Place) -> String {
    switch place {
    case .message(0): self("in the newest message", "가장 새 메시지에서 찾음")
    case .message(let index):
      self(index == 1 ? "1 message back" : "\(index) messages back", "\(index + 1)번째 최근 메시지에서 찾음")
    case .unknown: self("where texts meet", "글이 이어지는 곳에서 찾음")
    case .entry(let title): self("in the entry \(title)", "항목 “\(title)”에서 찾음")
    case .definition: self("in the definitions", "캐릭터 설정에서 찾음")
    }
  }

  /// Why an entry is not in the prompt.
  func words(for reason: LoreLeftOut.Reason) -> String {
    switch reason {
    case .noRoom(let tokens): self("no room for \(tokens) tokens", "\(tokens)토큰이 들어갈 자리가 없음")
    case .chance: self("its chance decided against it", "확률에 따라 빠짐")
    case .group(let name): self("another entry of the group \(name) was chosen", "그룹 “\(name)”의 다른 항목이 선택됨")
    case .waiting(let count): self("not before \(count) messages", "메시지가 \(count)개가 될 때까지 쉼")
    case .empty: self("it is empty", "내용이 없음")
    case .outlet(""): self("it is for an outlet and names none", "아웃렛에 넣을 로어인데 아웃렛 이름이 없음")
    case .outlet(let name): self("no text of the prompt has {{outlet::\(name)}}", "{{outlet::\(name)}} 매크로가 있는 글이 없음")
    case .note: self("the author's note is not sent this time", "이번에는 작가 노트를 보내지 않음")
    }
  }

  private func words(for lore: LoreLeftOut) -> String {
    let name = name(of: lore.entry, in: lore.book)
    return self("Lore not sent: \(name): ", "보내지 않는 로어: \(name): ") + words(for: lore.reason)
  }

  /// An entry with its lorebook: several lorebooks can have entries in one chat.
  func name(of entry: String, in book: String) -> String { "\(book) › \(entry)" }
}
