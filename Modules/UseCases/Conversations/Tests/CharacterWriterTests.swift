import Entities
import LanguageModels
import Storage
import Testing

@testable import Conversations

/// The model writes a character, or one field of it.
@Suite(.timeLimit(.minutes(1))) struct CharacterWriterTests {
  private static let draft = AvatarDraft(
    name: "", picturePath: "", description: AvatarDescription(character: .woman, action: .smiling, location: .city))
  private static let month = Month(year: 2026, 11)

  private func written(_ stream: AsyncThrowingStream<WrittenField, any Error>) async throws -> AvatarDraft {
    var draft = Self.draft
    for try await field in stream { draft.adopt(field) }
    return draft
  }

  @Test func aFewWordsBecomeADraft() async throws {
    let office = try await Office(
      .saying("### Name\nMara\n### Description\nA cartographer.\n### First message\nAhoy.\n### Tags\nsea, maps"))
    let plan = try await office.writingPlan(for: CharacterIdea("a cartographer", for: Self.draft))
    #expect(plan.model.choice == office.model.choice && plan.usage.promptTokens > 100 && plan.budget == nil)
    #expect(office.model.calls.value.isEmpty)
    let draft = try await written(office.writeCharacter(CharacterIdea("a cartographer", for: Self.draft)))
    #expect(draft.name == "Mara" && draft.definition.description == "A cartographer.")
    #expect(draft.definition.greeting == "Ahoy." && draft.definition.tags == ["sea", "maps"])
    let prompt = try #require(office.model.calls.value.first?.prompt)
    #expect(prompt.turns.map(\.text) == ["The idea: a cartographer"] && prompt.system.contains("### Example dialogue"))
  }

  @Test func oneFieldIsWrittenFromTheOthers() async throws {
    let office = try await Office(.saying("Stubborn."))
    var draft = Self.draft
    (draft.name, draft.definition.personality) = ("마라", "차분함")
    let idea = CharacterIdea("", only: .personality, for: draft)
    #expect(try await written(office.writeCharacter(idea)).definition.personality == "Stubborn.")
    let prompt = try #require(office.model.calls.value.first?.prompt)
    #expect(prompt.system.contains("이 부분만") && prompt.turns[0].text.contains("### 이름\n마라"))
    #expect(prompt.turns[0].text.hasSuffix("지금 내용과 다르게 쓰십시오."))
  }

  @Test func whatCameBeforeAFailureIsTold() async throws {
    let office = try await Office(
      ScriptedModel(answering: [.text("### Name\nMara\n### Description\nA carto"), .finished(.length)]))
    var fields: [CharacterField: String] = [:]
    await #expect(throws: ConversationFailure.cutCharacter) {
      for try await field in office.writeCharacter(CharacterIdea("x", for: Self.draft)) {
        fields[field.field] = field.text
      }
    }
    #expect(fields == [.name: "Mara", .description: "A carto"])
    let refusing = try await Office(.saying("I cannot do that."))
    await #expect(throws: ConversationFailure.noCharacter) {
      _ = try await written(refusing.writeCharacter(CharacterIdea("x", for: Self.draft)))
    }
  }

  @Test func rulesAndLongIdeasAreRefused() async throws {
    let rules = try await Office(
      ScriptedModel(answering: [], choice: ModelChoice(provider: "offline", model: "")))
    await #expect(throws: ConversationFailure.rulesCannotWrite) {
      _ = try await rules.writingPlan(for: CharacterIdea("x", for: Self.draft))
    }
    let office = try await Office(.saying(""))
    let long = CharacterIdea(String(repeating: "x", count: CharacterIdea.longest + 1), for: Self.draft)
    await #expect(throws: ConversationFailure.longIdea) { _ = try await written(office.writeCharacter(long)) }
    #expect(office.model.calls.value.isEmpty)
  }

  /// The end of the reading closes the connection; what was used by then is counted.
  @Test func stoppingEndsTheRequestAndCounts() async throws {
    let office = try await Office(accounting: ReplyAccounting(month: { _ in Self.month }))
    let stream = office.writeCharacter(CharacterIdea("x", for: Self.draft))
    let reading = Task {
      var texts: [String] = []
      for try await field in stream { texts.append(field.text) }
      return texts
    }
    let call = await office.model.call()
    call.reply.yield(.sent)
    call.reply.yield(.text("### Name\nMara the cartographer of ice\n"))
    reading.cancel()
    _ = await office.model.endings.until { $0 == 1 }
    _ = try? await reading.value
    for _ in 0..<1_000 where try await office.stores.usage.usage(of: office.user.id, in: Self.month).isEmpty {
      await Task.yield()
    }
    #expect(try await office.stores.usage.usage(of: office.user.id, in: Self.month).map(\.replies) == [1])
  }

  @Test func overTheBudgetNothingIsSent() async throws {
    let use = BudgetUsage(spent: Cost(Money(2, "USD")), budget: Money(1, "USD"))
    let office = try await Office(
      .saying("x"), accounting: ReplyAccounting(month: { _ in Self.month }, status: { _, _, _ in .reached(use) }))
    let idea = CharacterIdea("x", for: Self.draft)
    #expect(try await office.writingPlan(for: idea).budget == .reached(use))
    await #expect(throws: BudgetReached.self) { _ = try await written(office.writeCharacter(idea)) }
    #expect(office.model.calls.value.isEmpty)
  }
}
