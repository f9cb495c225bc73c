import Testing

@testable import ProjectFacts

@Suite(.enabled(if: Projects.areWanted, "FEATURE narrows the package; the architecture is the whole's"))
struct ArchitectureTests {
  @Test(arguments: Rule.all)
  func holds(_ rule: Rule) throws {
    for violation in rule.check(try Projects.real.get()) { Issue.record("\(violation)") }
  }

  /// With a reader that finds nothing, every rule would pass.
  @Test func theProjectIsSeen() throws {
    let project = try Projects.real.get()
    #expect(project.module("Entities")?.files.isEmpty == false)
    #expect(project.module("ArchitectureTests")?.imports.contains("Testing") == true)
    #expect(project.module("ArchitectureTests")?.files.contains { $0.path.contains("Fixtures") } == false)
    #expect(project.paths.contains("Package.swift"))
  }

  /// The tokenizer is our own. So every import that the compiler sees must be among its tokens, and its brackets must
  /// balance.
  @Test func filesAreReadRight() throws {
    let project = try Projects.real.get()
    for module in project.modules {
      let imports = Set(module.files.flatMap(\.imports).map(\.name))
      #expect(module.compilerImports.subtracting(imports) == [], "\(module.name)")
    }
    for file in project.modules.flatMap(\.files) + project.looseFiles {
      for (open, close) in ["{}", "()", "[]"].map({ ($0.prefix(1), $0.suffix(1)) }) {
        let opened = file.tokens.count { $0.isSymbol(String(open)) }
        #expect(file.tokens.count { $0.isSymbol(String(close)) } == opened, "\(file.path): \(open)\(close)")
      }
    }
  }
}
