import Entities
import FeatureKit
import FeatureKitTestSupport
import Foundation
import SettingsTestSupport
import TerminalTesting
import TerminalUI
import Testing

@testable import Settings

@MainActor struct SpendingTests {
  private let interactor = FakeSettingsInteractor()
  private let router = RecordingSettingsRouter()

  private func show(_ language: Language = .english, columns: Int = 80) async -> Pilot {
    await Shown(
      interactor, router, parameters: SettingsParameters(section: "spending"), columns: columns, rows: 30,
      language: language
    ).pilot
  }

  private func run(_ words: [String], io: RecordingCommandIO) async throws -> ExitCode {
    let command = try #require(ModelCommands(interactor: interactor).group.subcommands.first { $0.name == words[0] })
    let run = try #require(command.run)
    return try await run(try Arguments(Array(words.dropFirst()), options: command.options), io)
  }

  @Test(arguments: [
    (Language.english, "November 2026: $1.40 + unknown price · budget $10.00"),
    (.korean, "2026년 11월: $1.40 + 가격 모름 · 예산 $10.00"),
  ])
  func `Each month has its models and its sum`(language: Language, heading: String) async {
    let pilot = await show(language)
    #expect(pilot.screen.contains(heading))
    for word in ["gpt-5-mini", "gemma3:4b", "4.5M", "~900", "$0.0031", "prices.json"] {
      #expect(pilot.screen.contains(word), "\(word)")
    }
    pilot.stop()
  }

  @Test func `A month without anything says so`() async {
    interactor.report = .sample(.empty)
    let pilot = await show()
    #expect(pilot.screen.contains("November 2026: nothing yet"))
    pilot.stop()
  }

  @Test func `A budget is asked for, kept and shown`() async {
    router.onAskForBudget = { _ in "25" }
    let pilot = await show()
    await pilot.type("b")
    #expect(interactor.calls == [.budget("25")])
    #expect(await pilot.shows("budget $25.00"))
    pilot.stop()
  }

  @Test(
    arguments: [
      ("AICHAT_MONTHLY_BUDGET", "AICHAT_MONTHLY_BUDGET"), ("--monthly-budget", "--monthly-budget"),
      ("/home/me/.config/aichat/config.json", nil), (nil, nil),
    ] as [(String?, String?)])
  func `What comes before a kept budget is named`(source: String?, named: String?) {
    interactor.configurationEntries = [
      ConfigurationEntry(key: "model", value: "m", source: "--model"),
      ConfigurationEntry(key: "monthly_budget", value: "5", source: source),
    ]
    let presenter = SpendingPresenter(interactor: interactor, router: router)
    #expect(presenter.budgetOverride == named)
    for language in [Language.english, .korean] {
      let words = language.budgetIsSet(before: presenter.budgetOverride)
      #expect(named.map(words.contains) ?? (words == language.budgetIsSet(before: nil)))
    }
  }

  @Test func `An invalid budget is reported`() async {
    router.onAskForBudget = { [interactor] _ in
      interactor.error = OutOfReach()
      return "much"
    }
    let pilot = await show()
    await pilot.type("b")
    #expect(router.calls.count == 2)
    #expect(pilot.screen.contains("budget $10.00"))
    pilot.stop()
  }

  @Test func `Unreadable prices are reported, with a way to go on`() async {
    interactor.error = OutOfReach()
    let pilot = await show()
    #expect(pilot.screen.contains("The shelf is out of reach.") && pilot.screen.contains("[ Try again ]"))
    interactor.error = nil
    await pilot.click(on: "[ Try again ]")
    #expect(await pilot.shows("November 2026"))
    pilot.stop()
  }

  @Test func `The command prints a row a model for scripts`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["spending", "--month", "2026-11"], io: io) == .done)
    #expect(
      io.output == """
        2026-11\topenai\tgpt-5-mini\t12\t4512300\t1504100\t212000\t1.4
        2026-11\topenai\thouse-model\t1\t900\t300\t40\t-
        2026-11\tollama\tgemma3:4b\t40\t88000\t29333\t9100\t0.0

        """)
    let none = RecordingCommandIO()
    #expect(try await run(["spending", "--month", "2020-01"], io: none) == .done)
    #expect(none.output == "")
  }

  @Test func `The command prints a table with sums for people`() async throws {
    let io = RecordingCommandIO(isTerminal: true)
    #expect(try await run(["spending"], io: io) == .done)
    #expect(io.output.contains("MONTH") && io.output.contains("$1.40 + unknown price") && io.output.contains("total"))
  }

  @Test(arguments: ["2026", "2026-13", "26-11", "2026-11-01", "november"])
  func `An invalid month is refused`(month: String) async {
    let failure = await #expect(throws: CommandFailure.self) {
      _ = try await run(["spending", "--month", month], io: RecordingCommandIO())
    }
    #expect(failure?.code == .wrongUsage)
  }

  @Test func `JSON has every number`() async throws {
    let io = RecordingCommandIO(wantsJSON: true)
    #expect(try await run(["spending"], io: io) == .done)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let record = try #require(io.values.first as? SpendingRecord)
    let bytes = try encoder.encode(record)
    let value = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect(value["currency"] as? String == "USD" && value["monthly_budget"] as? Double == 10)
    let months = try #require(value["months"] as? [[String: Any]])
    #expect(months.map { $0["month"] as? String } == ["2026-11", "2026-09"])
    #expect(months[0]["has_unknown"] as? Bool == true)
    let models = try #require(months[0]["models"] as? [[String: Any]])
    #expect(models[1]["amount"] is NSNull && models[2]["is_local"] as? Bool == true)
    #expect(models[0]["prompt_tokens"] as? Int == 4_512_300)
  }

  @Test func `Prices are listed, and the file for one's own is found`() async throws {
    let io = RecordingCommandIO()
    #expect(try await run(["prices"], io: io) == .done)
    #expect(io.output == "*\thouse-*\t3.0\t-\t4.5\town\nopenai\tgpt-5-mini\t0.25\t0.025\t2.0\tknown\n")
    let path = RecordingCommandIO()
    #expect(try await run(["prices", "--path"], io: path) == .done)
    #expect(path.output == "/home/ada/.config/aichat/prices.json\n")
  }
}
