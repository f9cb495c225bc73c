import AccountLifecycle
import AvatarLibrary
import Configuration
import Conversations
import Entities
import FeatureKit
import Navigation
import System
import TerminalUI

/// `open ADDRESS`: opens the app at an address, or shows the address in an app that is open.
@MainActor struct OpenCommand {
  nonisolated static let name = "open"

  let run: AppRun

  var command: Subcommand {
    let links = run.contributions.links.filter { $0.isAvailable() }
    let tabs = run.contributions.tabs
    return Subcommand(
      Self.name, operands: Self.address + "…",
      takes: [
        .oneOf(
          tabs.map { Self.address + $0.id }
            + links.map { link in
              Self.address + link.name + (link.placeholder.isEmpty || link.placeholder.hasPrefix("[") ? "" : "/")
            })
      ],
      notes: { language in
        // The part in brackets can be left out, and so can the slash before it.
        let known = links.map { link in
          let isPath = !link.placeholder.isEmpty && !link.placeholder.hasPrefix("[?")
          return (Self.address + link.name + (isPath ? "/" : "") + link.placeholder, "")
        }
        return tabs.map { (Self.address + $0.id, $0.title(language)) } + known
      },
      summary: {
        $0(
          "Open the app at an address such as aichat://chats, or show it in the one that is open",
          "aichat://chats 같은 주소로 앱을 엽니다. 이미 열려 있으면 거기에 보여 줍니다")
      }
    ) { arguments, io in
      try await open(arguments.onlyOperand(or: io.language.addressIsWanted), io)
    }
  }

  private static let address = NavigationRestorer.scheme + "://"

  private func open(_ text: String, _ io: any CommandIO) async throws -> ExitCode {
    let link = try await whole(try link(text, io.language))
    let session = run.session
    // A command that itself asks for plain mode opens the app here.
    guard !session.staysHere, let profile = try await run.interactor.currentProfile() else {
      return try await session.open(at: link)
    }
    switch LinkForwarder.send(link, to: profile.id, in: run.configuration[.dataDirectory]) {
    case .accepted:
      return try say(io.language.isOpenElsewhere(text), json: "running", io)
    case .postponed:
      return try say(io.language.opensLaterElsewhere(text), json: "running_later", io)
    case .refused:
      throw CommandFailure(.missing, run.contributions.whyNothing(isAt: text, link, io.language))
    // The open app may be suspended. The address is opened here, as if no other app were open.
    case .silent: io.warn(io.language.openOneIsSilent)
    case .noListener: break
    }
    return try await session.open(at: link)
  }

  private func say(_ words: String, json place: String, _ io: any CommandIO) throws -> ExitCode {
    if io.wantsJSON {
      try io.write(json: ["opened_in": place])
    } else {
      try io.writeLine(words)
    }
    return .done
  }

  /// The link of an address. Throws if no screen of this run has the address.
  private func link(_ text: String, _ language: Language) throws -> Link {
    guard let link = Link(text, scheme: NavigationRestorer.scheme) else {
      throw CommandFailure(
        .wrongUsage,
        text.utf8.count > Link.longest ? language.addressIsTooLong(Link.longest) : language.addressIsWanted)
    }
    let names = run.contributions.addressNames
    guard link.path.first.map(names.contains) == true else {
      if let refusal = run.selection.refusal(ofAddress: text, named: link.path.first, language) { throw refusal }
      let known = names.map { Self.address + $0 }.joined(separator: ", ")
      throw CommandFailure(.missing, language.noScreen(at: text, known: known))
    }
    return link
  }

  /// The link with a whole id in place of the last digits of an id. The id is that of an avatar or a chat. An avatar
  /// may be named by its name too.
  func whole(_ link: Link) async throws -> Link {
    let link = run.contributions.canonical(link)
    guard link.path.count > 1 else { return link }
    let name = link.path[1]
    let id: String? =
      switch (link.path[0], link.path.count) {
      case ("avatar", 2), ("character", 2):
        Avatar.ID(name) == nil ? "\(try await run.interactor.avatar(named: name).id)" : nil
      case ("chat", _), ("prompt", _):
        Conversation.ID(name) == nil ? try await run.interactor.conversation(named: name).map { "\($0.id)" } : nil
      default: nil
      }
    return id.map { Link([link.path[0], $0] + link.path.dropFirst(2), query: link.query) } ?? link
  }
}
