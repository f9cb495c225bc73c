// swift-tools-version: 6.2
import PackageDescription

// A small project that keeps every rule.

let package = Package(
  name: "sound",
  targets: [
    .target(name: "Entities", path: "Modules/Entities/Sources"),
    .target(name: "Terminal", path: "Modules/Interface/Terminal/Sources"),
    .target(name: "TerminalUI", dependencies: ["Terminal"], path: "Modules/Interface/TerminalUI/Sources"),
    .target(name: "Markdown", dependencies: ["TerminalUI"], path: "Modules/Interface/Markdown/Sources"),
    .target(
      name: "DesignSystem", dependencies: ["Markdown", "TerminalUI"], path: "Modules/Interface/DesignSystem/Sources"),
    .target(
      name: "TerminalTesting", dependencies: ["TerminalUI"], path: "Modules/Interface/TerminalTesting/Sources"),
    .systemLibrary(name: "CSQLite", path: "Modules/Platform/CSQLite"),
    .target(name: "Storage", dependencies: ["CSQLite", "Entities"], path: "Modules/Services/Storage/Sources"),
    .target(name: "Explore", dependencies: ["TerminalUI", "Entities"], path: "Modules/Features/Explore/Sources"),
    .target(name: "ExploreTestSupport", dependencies: ["Explore"], path: "Modules/Features/Explore/TestSupport"),
    .testTarget(
      name: "ExploreTests", dependencies: ["Explore", "ExploreTestSupport", "TerminalTesting"],
      path: "Modules/Features/Explore/Tests"),
    .target(name: "Chat", dependencies: ["TerminalUI", "Entities"], path: "Modules/Features/Chat/Sources"),
    .target(name: "ChatTestSupport", dependencies: ["Chat"], path: "Modules/Features/Chat/TestSupport"),
    .testTarget(name: "ChatTests", dependencies: ["Chat"], path: "Modules/Features/Chat/Tests"),
    .target(name: "Core", dependencies: ["Explore", "Chat", "Storage"], path: "Modules/Core/Sources"),
    .executableTarget(name: "app", dependencies: ["Core"], path: "Apps/app"),
  ])
