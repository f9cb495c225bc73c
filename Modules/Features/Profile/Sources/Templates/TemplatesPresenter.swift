import Entities
import FeatureKit
import Observation

/// Lists the user's templates, and deletes them with a way back.
@Observable @MainActor final class TemplatesPresenter {
  let loader: ContentLoader<TemplateList>
  /// The template that was deleted last, until another action; nil for none.
  private(set) var deleted: PromptTemplate?
  private let turn = WorkTurn()
  private let interactor: any TemplatesInteractor
  private let router: any TemplatesRouter

  init(interactor: any TemplatesInteractor, router: any TemplatesRouter) {
    self.interactor = interactor
    self.router = router
    loader = ContentLoader { try await interactor.templates() }
  }

  var list: TemplateList { loader.content ?? TemplateList() }

  /// Loads everything, each time the screen appears: other programs may have changed the files.
  func load() async {
    switch await loader.load() {
    case .success?: interactor.log(TemplateEvent.loadTemplates.success(.count("template_count", list.templates.count)))
    case .failure(let error)?: interactor.log(TemplateEvent.loadTemplates.fail(error))
    case nil: break
    }
  }
}

// MARK: - Events

extension TemplatesPresenter {
  func onNewPressed() async {
    await turn.take {
      deleted = nil
      if await router.createTemplate() != nil { await reporting { try await loader.read() } }
    }
  }

  func onPressed(_ template: PromptTemplate) async {
    await turn.take {
      deleted = nil
      if await router.editTemplate(template) != nil { await reporting { try await loader.read() } }
    }
  }

  /// Deletes a template after a question; the next action can bring it back.
  /// - Returns: Whether it is deleted, and the list was read again.
  @discardableResult func onDeletePressed(_ template: PromptTemplate) async -> Bool {
    await turn.take {
      guard await router.confirm(.deletionOfTemplate(named: template.name)) else { return false }
      return await reporting {
        deleted = try await interactor.deleteTemplate(named: template.name)
        interactor.log(TemplateEvent.deleteTemplate.success())
        try await loader.read()
      }
    } ?? false
  }

  /// - Returns: Whether it is back.
  func onUndoPressed() async -> Bool {
    var isBack = false
    await turn.take {
      guard let deleted else { return }
      interactor.log(TemplateEvent.undoPressed)
      await reporting {
        try await interactor.saveTemplate(deleted, replacing: nil)
        (self.deleted, isBack) = (nil, true)
        try await loader.read()
      }
    }
    return isBack
  }

  /// Does the work; an error is shown.
  /// - Returns: Whether it succeeded.
  @discardableResult private func reporting(_ work: () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch is CancellationError {
      // The screen has gone.
    } catch {
      router.showAlert(for: error)
    }
    return false
  }
}
