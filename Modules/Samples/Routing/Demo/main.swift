import FeatureDemo
import Routing
import RoutingTestSupport
import TerminalUI

await Demonstration("routing") { stage in
  @MainActor func routing() -> RoutingBuilder {
    RoutingBuilder { context in
      let router = RecordingRoutingRouter { call in
        stage.record(call)
        switch call {
        case .pushScreen(let parameters): stage.show(at: context) { routing().screen(parameters, at: $0) }
        case .showSheet(let parameters): stage.show(at: context, sheet: true) { routing().screen(parameters, at: $0) }
        case .dismissScreen: stage.dismiss(context)
        case .finish(let color): stage.finish(context, with: color)
        default: break  // The gallery implements every verb.
        }
      }
      router.onChooseColor = { await stage.show(at: context, returning: String.self) { routing().color(at: $0) } }
      router.onConfirmDeletion = { await stage.ask(at: context, stage.language("Delete?", "지울까요?")) }
      router.onChooseColorInModal = { nil }
      router.onShowChoices = { nil }
      router.onAskForName = { nil }
      router.onAskAndWithdraw = { false }
      return router
    }
  }
  return routing()
}.run()
