import Testing

@testable import ProjectFacts

struct SharedVerbsTests {
  private func module(_ feature: String, _ requirement: String) -> Module {
    var module = Module(name: feature, kind: "regular", path: "Modules/Features/\(feature)/Sources")
    let text = "public protocol \(feature)Router { \(requirement) }"
    module.files = [SourceFile(path: "\(module.path)/\(feature)Router.swift", text: text)]
    return module
  }

  private func found(_ modules: [Module], listed: [SharedVerb]) -> [String] {
    Rule.sharedVerbs(listed: listed).check(Project(modules: modules)).map(\.what)
  }

  @Test func aListedVerbIsFine() {
    let modules = [module("A", "func go(to: Int)"), module("B", "func go(to place: Int) async")]
    let verb = SharedVerb(signature: "func go(to: Int)", features: ["A", "B"], reason: "the same place")
    #expect(found(modules, listed: []).count == 1)
    #expect(found(modules, listed: [verb]) == [])
  }

  @Test func aThirdFeatureIsNotListed() {
    let verb = SharedVerb(signature: "func go()", features: ["A", "B"], reason: "the same place")
    let modules = ["A", "B", "C"].map { module($0, "func go()") }
    #expect(found(modules, listed: [verb]).count == 1)
  }

  @Test func aDeadLineIsRefused() {
    let verb = SharedVerb(signature: "func go()", features: ["A", "B"], reason: "the same place")
    let what = "func go() is listed in sharedVerbs, and no two features ask for it"
    #expect(found([module("A", "func go()")], listed: [verb]) == [what])
  }

  @Test func otherTypesAreOtherMembers() {
    let modules = [
      module("A", "func go(to: Int)"), module("B", "func go(to: String)"), module("C", "var go: Int { get }"),
    ]
    #expect(found(modules, listed: []) == [])
  }
}
