import Entities
import LanguageModels
import Testing

@testable import Conversations

@Suite struct ModelKnowledgeTests {
  private let knowledge = ModelKnowledge(unknown: PromptBudget())
  private let model = ScriptedModel()

  private func report(_ tokens: Int) -> PromptReport {
    let part = PromptReport.Part(source: .message, role: .user, text: "", tokens: tokens)
    return PromptReport(model: model.selection, parts: [part], window: nil, reply: 1024)
  }

  private func refusal(window: Int?, of tokens: Int) -> ReplyInFlight.Refusal {
    ReplyInFlight.Refusal(
      failure: ModelFailure(.tooLong(window: window, tokens: nil), LocalizedText("Long.", "깁니다.")),
      report: report(tokens))
  }

  private func window(_ options: SamplingOptions = SamplingOptions()) -> Int {
    knowledge.budget(of: model, with: options).window
  }

  @Test func theSetWindowCountsAndARefusalCapsIt() {
    #expect(window() == 1 << 20)
    #expect(window(SamplingOptions(contextWindow: 8192)) == 8192)
    #expect(knowledge.learn(from: refusal(window: 4096, of: 9000), of: model, with: SamplingOptions()))
    #expect(window() == 4096 && window(SamplingOptions(contextWindow: 8192)) == 4096)
    #expect(knowledge.budget(of: model, with: SamplingOptions(maximumTokens: 4000)).prompt == 2048)
  }

  @Test func aRefusalIsLearntFromAsLongAsThereIsRoom() {
    let options = SamplingOptions()
    // Without a number: half of the sent prompt.
    #expect(knowledge.learn(from: refusal(window: nil, of: 8976), of: model, with: options))
    #expect(window() == 5000 && !knowledge.budget(of: model, with: options).isKnown)
    // The window that was tried: the estimate was too low.
    knowledge.setRefusedWindow(PromptBudget(of: 4096), of: model.selection)
    #expect(knowledge.learn(from: refusal(window: 4096, of: 2000), of: model, with: options) && window() == 3072)
    knowledge.setRefusedWindow(PromptBudget(of: 300), of: model.selection)
    #expect(!knowledge.learn(from: refusal(window: nil, of: 200), of: model, with: options) && window() == 300)
    let other = ReplyInFlight.Refusal(
      failure: ModelFailure(.limited, LocalizedText("Busy.", "바쁨")), report: report(9))
    #expect(!knowledge.learn(from: other, of: model, with: options))
  }

  @Test func aRefusedOptionIsReportedWhereItIsSet() {
    let set = PresetStack([.chat: Preset(sampling: SamplingOptions(temperature: 0.5))])
    knowledge.recordRefusal(of: .temperature, by: model.selection)
    #expect(Array(knowledge.remarks(on: set, by: model).keys) == [.temperature])
    #expect(knowledge.remarks(on: PresetStack(), by: model).isEmpty)
    let elsewhere = ScriptedModel(address: "http://h")
    #expect(knowledge.remarks(on: set, by: elsewhere).isEmpty)
  }
}
