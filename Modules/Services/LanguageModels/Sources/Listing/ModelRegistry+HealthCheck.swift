public import Entities
import HTTP

/// Checks whether the chosen model can be reached, and which servers of this machine could be chosen.
extension ModelRegistry: HealthCheck {
  /// The identifier of this check, `models`.
  public var area: String { "models" }

  /// The heading.
  public func title(in language: ContentLanguage) -> String { language("Models", "모델") }

  /// Asks the chosen server for its models, if a server is chosen, and searches for others on this machine.
  public func diagnostics(in language: ContentLanguage) async -> [Diagnostic] {
    async let servers = servers(language)
    var diagnostics: [Diagnostic]
    do {
      let settings = chosen()
      let provider = try ModelChooser().provider(for: settings)
      diagnostics = [library(isNeeded: provider.address != nil, language)]
      diagnostics.append(await self.provider(provider, settings, language))
    } catch {
      diagnostics = [
        library(isNeeded: false, language),
        Diagnostic("provider", .faulty, LocalizedText(explaining: error)(in: language)),
      ]
    }
    return await diagnostics + servers
  }
}

extension ModelRegistry {
  private func library(isNeeded: Bool, _ language: ContentLanguage) -> Diagnostic {
    if let version = HTTPClient.libraryVersion {
      // The version text continues with the library's components, which are left out.
      return Diagnostic("libcurl", version.split(separator: " ").prefix(2).joined(separator: " "))
    }
    return Diagnostic(
      "libcurl", isNeeded ? .faulty : .notice,
      language("libcurl is missing: aichat cannot contact any server.", "libcurl이 없어 서버에 연결할 수 없습니다."),
      remedy: language("Install it: apt install libcurl4", "설치하세요: apt install libcurl4"))
  }

  private func provider(
    _ provider: any ModelProvider, _ settings: ModelSettings, _ language: ContentLanguage
  ) async -> Diagnostic {
    guard let address = provider.address else {
      if let error = await ListedProvider(settings).answer().error {
        return Diagnostic("provider", .faulty, error(in: language))
      }
      return Diagnostic(
        "provider",
        language(
          "The rules on this machine answer (\(provider.name)); no server is chosen.",
          "이 컴퓨터의 규칙(\(provider.name))이 답합니다. 고른 서버는 없습니다."))
    }
    let model: any LanguageModel
    do throws(ModelFailure) {
      model = try ModelChooser().model(for: settings)
    } catch {
      return Diagnostic("provider", .faulty, error.message(in: language))
    }
    let source = await ListedProvider(settings).answer()
    if let error = source.error { return Diagnostic("provider", .faulty, error(in: language)) }
    let listed = source.models
    let name = model.choice.model
    let place = model.selection.host == nil ? "\(provider.name) at \(address)" : address
    let koreanPlace = model.selection.host == nil ? "\(provider.name)(\(address))" : address
    // Ollama adds the tag `latest` to a name without a tag.
    if listed.contains(where: { $0.id == name || $0.id == "\(name):latest" }) {
      return Diagnostic(
        "provider",
        language("\(place) has \(name).", "\(koreanPlace)에 \(name) 모델이 있습니다."))
    }
    // Some servers accept names that their list does not have.
    return Diagnostic(
      "provider", settings.baseURL == nil ? .notice : .faulty,
      language(
        "\(place) answers, but \(name) is not among the \(listed.count) models that it lists.",
        "\(koreanPlace) 서버는 응답하지만 모델 목록(\(listed.count)개)에 \(name) 모델이 없습니다."),
      remedy: "aichat models list")
  }

  private func servers(_ language: ContentLanguage) async -> [Diagnostic] {
    guard let localServers else { return [] }
    let found = await localServers.find()
    if found.isEmpty {
      return [
        Diagnostic(
          "local_servers",
          language(
            "No model server answers at the usual addresses of this machine.",
            "이 컴퓨터에서 흔히 쓰는 주소로는 응답하는 모델 서버가 없습니다."))
      ]
    }
    return found.map { server in
      Diagnostic(
        "local_servers",
        language(
          "\(server.name) runs at \(server.baseURL), with \(server.models.count) models.",
          "\(server.name) 서버가 \(server.baseURL)에서 실행 중입니다. 모델 \(server.models.count)개."))
    }
  }
}
