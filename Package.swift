// swift-tools-version: 6.2
import PackageDescription

/// The features. Each is a module that its team builds, tests and runs alone. One word adds a feature;
/// `feature(_:)` below says what each may import.
let features = ["Onboarding", "Explore", "Chat", "Profile", "Settings"]

// The modules of the app, from the bottom up. A module may import only the modules on its line; Tests/ArchitectureTests
// enforces what SwiftPM does not.

let modules: [Target] =
  library("Entities", at: "Modules/Entities")  // Values that cross modules.

  // The terminal, and a view layer on top of it.
  + library(
    "Terminal", at: "Modules/Interface/Terminal", tests: ["TerminalTesting", "RandomTesting"],
    linking: preparingThreads)
  + program("terminal-demo", at: "Modules/Interface/Terminal/Demo", uses: ["Terminal"])
  + library("Pictures", at: "Modules/Interface/Pictures", uses: ["CPNG"], tests: ["RandomTesting"])
  + library("Portraits", at: "Modules/Interface/Portraits", uses: ["Terminal", "Pictures"])
  + library(
    "TerminalUI", at: "Modules/Interface/TerminalUI", uses: ["Terminal", "Pictures"],
    tests: ["terminalui-demo", "TerminalTesting", "RandomTesting"])
  + program("terminalui-demo", at: "Modules/Interface/TerminalUI/Demo", uses: ["TerminalUI"])
  + library(
    "Navigation", at: "Modules/Interface/Navigation", uses: ["TerminalUI"], tests: ["TerminalTesting", "RandomTesting"])
  + library(
    "Markdown", at: "Modules/Interface/Markdown", uses: ["TerminalUI"], tests: ["TerminalTesting", "RandomTesting"],
    hasScreens: true)
  + library(
    "DesignSystem", at: "Modules/Interface/DesignSystem", uses: ["Portraits", "Markdown", "TerminalUI"],
    tests: ["TerminalTesting"])
  + testSupport("TerminalTesting", at: "Modules/Interface/TerminalTesting", uses: ["Terminal", "TerminalUI"])

  // What a feature is, and what it may contribute.
  + library(
    "FeatureKit", at: "Modules/FeatureKit", uses: ["Navigation", "Portraits", "TerminalUI", "Entities"],
    tests: ["FeatureDemo", "FeatureKitTestSupport", "TerminalTesting"])
  + testSupport(
    "FeatureKitTestSupport", at: "Modules/FeatureKit/TestSupport", sources: ".",
    uses: ["FeatureKit", "Navigation", "TerminalUI", "Entities"])
  + testSupport(
    "FeatureDemo", at: "Modules/FeatureKit/Demo", sources: ".",
    uses: ["FeatureKit", "FeatureKitTestSupport", "Navigation", "TerminalUI", "Entities"])

  // The machine: threads, files, environment, network.
  + [
    .systemLibrary(
      name: "CSQLite", path: "Modules/Platform/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CCurl", path: "Modules/Platform/CCurl"),
    .target(name: "CPNG", path: "Modules/Platform/CPNG"),
  ]
  + library("System", at: "Modules/Platform/System", uses: ["Entities"])
  + library("JSON", at: "Modules/Platform/JSON", tests: ["RandomTesting"])
  + library("HTTP", at: "Modules/Platform/HTTP", uses: ["CCurl", "System", "Entities"], tests: ["NetworkTesting"])
  + testSupport("NetworkTesting", at: "Modules/Platform/NetworkTesting", uses: ["System"])
  + testSupport("RandomTesting", at: "Modules/Platform/RandomTesting")
  + library("Configuration", at: "Modules/Platform/Configuration", uses: ["System", "JSON", "Entities"])
  + library("ArchiveLines", at: "Modules/Platform/ArchiveLines", uses: ["JSON", "Entities"])

  // Services with one task each.
  + library(
    "Storage", at: "Modules/Services/Storage", uses: ["CSQLite", "System", "JSON", "Entities"],
    tests: ["StorageFaults", "RandomTesting"])
  // In C, because SQLite calls it; only Storage's tests link it.
  + [.target(name: "StorageFaults", dependencies: ["CSQLite"], path: "Modules/Services/Storage/TestSupport")]
  + library(
    "LanguageModels", at: "Modules/Services/LanguageModels", uses: ["HTTP", "JSON", "Entities"],
    tests: ["NetworkTesting", "RandomTesting"])
  + library(
    "ProfileArchives", at: "Modules/Services/ProfileArchives", uses: ["ArchiveLines", "System", "JSON", "Entities"],
    tests: ["RandomTesting"])
  + library(
    "ChatFiles", at: "Modules/Services/ChatFiles", uses: ["ArchiveLines", "System", "JSON", "Entities"],
    tests: ["RandomTesting"])
  + library(
    "CharacterCards", at: "Modules/Services/CharacterCards", uses: ["System", "JSON", "Entities"],
    tests: ["RandomTesting"], data: ["Corpus"])
  + library("Catalogue", at: "Modules/Services/Catalogue", uses: ["Entities"])
  + library(
    "Telemetry", at: "Modules/Services/Telemetry", uses: ["HTTP", "System", "JSON", "Entities"],
    tests: ["NetworkTesting", "RandomTesting"])
  + library("Experiments", at: "Modules/Services/Experiments", uses: ["System", "JSON", "Entities"])
  + library("Reminders", at: "Modules/Services/Reminders", uses: ["System", "JSON", "Entities"])
  + library("PromptTemplates", at: "Modules/Services/PromptTemplates", uses: ["System", "Entities"])
  + library("Pricing", at: "Modules/Services/Pricing", uses: ["Configuration", "JSON", "Entities"])
  + library(
    "Lore", at: "Modules/Services/Lore", uses: ["JSON", "Entities"], tests: ["RandomTesting"], data: ["Cases"])

  // Use cases that involve several services.
  + library(
    "Conversations", at: "Modules/UseCases/Conversations",
    uses: ["Storage", "LanguageModels", "CharacterCards", "Lore", "Entities"],
    tests: ["RandomTesting"], data: ["Goldens"])
  + library(
    "AvatarLibrary", at: "Modules/UseCases/AvatarLibrary", uses: ["Storage", "CharacterCards", "Catalogue", "Entities"])
  + library(
    "ChatTransfers", at: "Modules/UseCases/ChatTransfers",
    uses: ["Storage", "ChatFiles", "Lore", "Catalogue", "Entities"])
  + library("Personas", at: "Modules/UseCases/Personas", uses: ["Storage", "Entities"])
  + library("Lorebooks", at: "Modules/UseCases/Lorebooks", uses: ["Storage", "CharacterCards", "Entities"])
  + library("Spending", at: "Modules/UseCases/Spending", uses: ["Storage", "Pricing", "Entities"])
  + library(
    "ReminderDelivery", at: "Modules/UseCases/ReminderDelivery", uses: ["Storage", "Reminders", "Entities"])
  + library(
    "AccountLifecycle", at: "Modules/UseCases/AccountLifecycle", uses: ["Storage", "ProfileArchives", "Entities"],
    tests: ["RandomTesting"])

  // The features, with their screens.
  + features.flatMap { feature($0) }

  // The command line: arguments, help, manual, completions, standard input and output.
  + library(
    "CommandLine", at: "Modules/CommandLine", uses: ["FeatureKit", "TerminalUI", "Terminal", "Entities"],
    tests: ["FeatureKitTestSupport"])

  // The palette of commands, from the contributions of features.
  + library(
    "CommandPalette", at: "Modules/CommandPalette", uses: ["FeatureKit", "TerminalUI", "Entities"],
    tests: ["FeatureKitTestSupport", "TerminalTesting"], hasScreens: true)

  // The module that connects the features.
  + library(
    "Core", at: "Modules/Core",
    uses: features + [
      "Conversations", "AvatarLibrary", "Personas", "Lorebooks", "ChatTransfers", "AccountLifecycle", "Spending",
      "ReminderDelivery",
      "Storage", "LanguageModels", "Catalogue", "Pricing", "PromptTemplates", "Reminders", "Telemetry", "Experiments",
      "Configuration", "System", "HTTP", "JSON",
      "CommandLine", "CommandPalette", "FeatureKit", "Navigation", "DesignSystem", "TerminalUI", "Pictures", "Terminal",
      "Entities",
    ],
    // The tests use the app's own list, so that none of its features goes untested.
    tests: ["aichat", "FeatureKitTestSupport", "TerminalTesting", "NetworkTesting", "RandomTesting"], hasScreens: true)

  // Small samples to learn from: features of another app.
  + library("SampleEntities", at: "Modules/Samples/SampleEntities")
  + ["Counter", "Articles", "Users", "Steps", "Routing"].flatMap {
    feature($0, in: "Samples", uses: ["SampleEntities"])
  }

  // The programs. `aichat` and `aichat-lite` are little more than a list of features each.
  + program("aichat", at: "Apps/aichat", uses: ["Core", "FeatureKit", "TerminalUI"])
  + program("aichat-lite", at: "Apps/aichat-lite", uses: ["Core"])
  + program(
    "gallery", at: "Apps/gallery",
    uses: [
      "Counter", "Articles", "Users", "Steps", "Routing", "SampleEntities", "HTTP", "JSON", "FeatureKit", "Navigation",
      "DesignSystem", "TerminalUI", "Entities",
    ], excluding: ["README.md", "Tests"])
  + [
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "gallery", "Routing", "SampleEntities", "HTTP", "JSON", "FeatureKit", "Navigation", "TerminalUI", "Entities",
        "TerminalTesting", "NetworkTesting", "RandomTesting",
      ], path: "Apps/gallery/Tests", exclude: ["Screens"], swiftSettings: strict)
  ]

  // Tools that work on the project itself.
  + library("ProjectFacts", at: "Tools/ProjectFacts", packageAccess: true)
  + tool("documents")
  + tool("feature")
  + tool("bench", uses: ["DesignSystem", "TerminalUI", "Terminal", "NetworkTesting"])
  + tool("sampleserver", uses: ["NetworkTesting"])

  // The tests of the whole package.
  + [
    .testTarget(
      name: "OwnershipTests", dependencies: ["ProjectFacts", "feature"], path: "Tests/OwnershipTests",
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["ProjectFacts"], path: "Tests/ArchitectureTests",
      exclude: ["Fixtures", "README.md"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TerminalTesting", "NetworkTesting", "RandomTesting", "Terminal", "terminal-demo", "CSQLite"],
      path: "Tests/EndToEndTests", exclude: ["Fixtures"], swiftSettings: strict),
  ]

let package = Package(
  name: "aichat",
  targets: focus.map { narrowed(modules, to: $0) } ?? modules,
  swiftLanguageModes: [.v6])

// MARK: - The vocabulary

/// A feature sees FeatureKit and the interface, never a service, a use case or a sibling. Its demo shows it on fakes.
func feature(_ name: String, in folder: String = "Features", uses more: [String] = []) -> [Target] {
  let path = "Modules/\(folder)/\(name)"
  let uses = ["FeatureKit", "DesignSystem", "TerminalUI", "Entities"] + more
  let support = ["\(name)TestSupport", "FeatureKitTestSupport", "TerminalTesting"]
  return library(name, at: path, uses: uses, tests: support, hasScreens: true)
    + testSupport(
      "\(name)TestSupport", at: "\(path)/TestSupport", sources: ".",
      uses: [name, "FeatureKitTestSupport", "TerminalTesting"] + uses)
    + program(
      "\(name.lowercased())-demo", at: "\(path)/Demo", uses: [name, "\(name)TestSupport", "FeatureDemo"] + uses)
}

/// A module: `Sources`, and `Tests` beside them, which may have golden screens or other data. Its contract is what is
/// public.
func library(
  _ name: String, at path: String, uses: [String] = [], tests support: [String] = [], hasScreens: Bool = false,
  data: [String] = [], packageAccess: Bool = false, linking: [LinkerSetting] = []
) -> [Target] {
  [
    .target(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) }, path: "\(path)/Sources",
      packageAccess: packageAccess, swiftSettings: strict + speed(of: path), linkerSettings: linking),
    .testTarget(
      name: "\(name)Tests", dependencies: ([name] + uses + support).map { .init(stringLiteral: $0) },
      path: "\(path)/Tests", exclude: (hasScreens ? ["Screens"] : []) + data, swiftSettings: strict),
  ]
}

func program(_ name: String, at path: String, uses: [String], excluding: [String] = []) -> [Target] {
  [
    .executableTarget(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) }, path: path, exclude: excluding,
      swiftSettings: strict)
  ]
}

/// A program for developers of this project, with its tests: `FEATURE=feature swift test` runs them.
func tool(_ name: String, uses: [String] = []) -> [Target] {
  let path = "Tools/Programs/\(name)"
  return program(name, at: "\(path)/Sources", uses: ["ProjectFacts"] + uses) + [
    .testTarget(
      name: "\(name)Tests", dependencies: ([name, "ProjectFacts"] + uses).map { .init(stringLiteral: $0) },
      path: "\(path)/Tests", swiftSettings: strict)
  ]
}

/// A module that only tests, demos and tools may import.
func testSupport(_ name: String, at path: String, sources: String = "Sources", uses: [String] = []) -> [Target] {
  [
    .target(
      name: name, dependencies: uses.map { .init(stringLiteral: $0) },
      path: sources == "." ? path : "\(path)/\(sources)", swiftSettings: strict + speed(of: path))
  ]
}

/// Swift 6 with every import visible; warnings are errors in a checked build.
nonisolated var strict: [SwiftSetting] {
  let upcoming: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  return isChecked ? upcoming + [.treatAllWarnings(as: .error), whole] : upcoming
}

/// Compiles a module as a whole. That takes about a quarter less processor time than file by file, which pays where
/// every module is compiled.
nonisolated var whole: SwiftSetting {
  .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))
}

/// Whether this is the build of `Tools/test`.
nonisolated var isChecked: Bool { Context.environment["AICHAT_WARNINGS"] == "error" }

/// A checked build optimises the modules that draw screens: most tests draw them, and unoptimised code takes three
/// times as long. Assertions remain active.
nonisolated func speed(of path: String) -> [SwiftSetting] {
  let optimised: SwiftSetting = .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
  return isChecked && path.hasPrefix("Modules/Interface/") ? [optimised] : []
}

/// Exports Terminal's `pthread_create` to shared libraries (`PreparedThreads`), also in the release of `Tools/build`,
/// which exports no other function.
nonisolated var preparingThreads: [LinkerSetting] {
  [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=pthread_create"], .when(platforms: [.linux]))]
}

/// `FEATURE=Explore swift test` narrows the package to one module, its tests and what they need, so that its owner can
/// work while other modules are broken. Several modules are separated by commas.
nonisolated var focus: String? { Context.environment["FEATURE"] }

func narrowed(_ modules: [Target], to focus: String) -> [Target] {
  let names = focus.split(separator: ",").map(String.init)
  for name in names where !modules.contains(where: { $0.name == "\(name)Tests" }) {
    let known = modules.filter(\.isTest).map { $0.name.dropLast("Tests".count) }
    fatalError("FEATURE=\(name) is no module with tests. Available: \(known.joined(separator: ", "))")
  }
  var wanted: Set<String> = []
  var pending = names.flatMap { [$0, "\($0)Tests", "\($0.lowercased())-demo"] }
  while let next = pending.popLast() {
    guard wanted.insert(next).inserted, let target = modules.first(where: { $0.name == next }) else { continue }
    pending += target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
  return modules.filter { wanted.contains($0.name) }
}
