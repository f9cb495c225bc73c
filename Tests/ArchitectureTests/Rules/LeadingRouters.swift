import ProjectFacts

extension Rule {
  /// A router leads. Its only answer is the result of the screen that it led to, which the user gives later.
  static let leadingRouters = Rule(name: "leading-routers") { project in
    project.modules.filter { $0.feature != nil && $0.role == .library }.flatMap { module in
      module.files.flatMap { file in
        routers(in: file).flatMap { router in
          router.members.filter { $0.result != nil && !$0.effects.isAsync }.map { member in
            Violation(
              what: "\(router.name) answers \(member.fullName) at once (\(member.place))",
              why: "a router that knows things is a second interactor, and a view or a presenter asks it in its place",
              cure: "ask for it in an Interactor, or take it as a parameter of the builder")
          }
        }
      }
    }
  }

  /// The public router protocols of a file. `Tools/feature doubles` refuses unreadable ones.
  private static func routers(in file: SourceFile) -> [ProtocolReference] {
    let found = try? ProtocolReader.protocols(in: file) { $0.isPublic && $0.name.hasSuffix("Router") }
    return found ?? []
  }
}
