import Entities
import Foundation
import TerminalUI
import Testing

@testable import Chat

/// What the screen of a prompt and `ask --dry-run` say about lore.
@MainActor struct LoreWordsTests {
  private func report() -> PromptReport {
    let reasons: [LoreOrigin.Reason] = [
      .constant, .sticky, .demanded, .key("ice", at: .message(0)), .key("ice", at: .message(1)),
      .key("ice", at: .message(2)), .key("ice", at: .entry("Sea")), .key("ice", at: .definition),
      .key("ice", at: .unknown),
    ]
    let leftOut: [LoreLeftOut.Reason] = [
      .noRoom(tokens: 80), .chance, .group("weather"), .waiting(until: 9), .empty, .outlet("news"), .outlet(""), .note,
    ]
    return PromptReport(
      model: ModelSelection(choice: ModelChoice(provider: "scripted", model: "one")),
      parts: reasons.map {
        PromptReport.Part(
          source: .lore, role: .system, text: "Ice sings.", tokens: 5,
          lore: LoreOrigin(book: "World", entry: "Ice", reason: $0))
      },
      lore: LoreSummary(
        leftOut: leftOut.map { LoreLeftOut(book: "World", entry: "Snow", reason: $0) }, tokens: 35, budget: 100,
        remarks: [LocalizedText("A remark.", "알림.")]), window: nil, reply: 0)
  }

  @Test func `Each entry says which key was found where`() {
    let (english, korean) = (Language.english, Language.korean)
    #expect(
      report().parts.map { english.heading(of: $0) } == [
        "Lore · World › Ice · always sent · system · about 5 tokens",
        "Lore · World › Ice · stays for some messages · system · about 5 tokens",
        "Lore · World › Ice · its text demands it · system · about 5 tokens",
        "Lore · World › Ice · “ice” in the newest message · system · about 5 tokens",
        "Lore · World › Ice · “ice” 1 message back · system · about 5 tokens",
        "Lore · World › Ice · “ice” 2 messages back · system · about 5 tokens",
        "Lore · World › Ice · “ice” in the entry Sea · system · about 5 tokens",
        "Lore · World › Ice · “ice” in the definitions · system · about 5 tokens",
        "Lore · World › Ice · “ice” where texts meet · system · about 5 tokens",
      ])
    #expect(korean.heading(of: report().parts[3]) == "로어 · World › Ice · “ice” · 가장 새 메시지에서 찾음 · 시스템 · 약 5토큰")
    #expect(Set(report().parts.map { korean.heading(of: $0) }).count == 9)
  }

  @Test func `Entries that are not sent are named with the reason`() {
    #expect(
      Language.english.facts(of: report()).suffix(10) == [
        "Lore: about 35 of 100 tokens.", "Lore not sent: World › Snow: no room for 80 tokens",
        "Lore not sent: World › Snow: its chance decided against it",
        "Lore not sent: World › Snow: another entry of the group weather was chosen",
        "Lore not sent: World › Snow: not before 9 messages", "Lore not sent: World › Snow: it is empty",
        "Lore not sent: World › Snow: no text of the prompt has {{outlet::news}}",
        "Lore not sent: World › Snow: it is for an outlet and names none",
        "Lore not sent: World › Snow: the author's note is not sent this time", "A remark.",
      ])
    #expect(Language.korean.facts(of: report()).suffix(7).last == "알림.")
  }

  @Test func `The JSON value has both`() throws {
    let record = PromptRecord(report())
    #expect(record.parts[3].lore?.key == "ice" && record.parts[0].lore?.key == nil)
    #expect(record.lore?.notSent.first?.reason == "no room for 80 tokens" && record.lore?.budget == 100)
    #expect(record.lore?.remarks == ["A remark."])
  }
}
