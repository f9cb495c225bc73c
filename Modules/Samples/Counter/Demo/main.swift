import Counter
import CounterTestSupport
import FeatureDemo
import TerminalUI

await Demonstration("counter") { stage in
  CounterBuilder(interactor: FakeCounterInteractor(stage.scene)) { context in
    let router = RecordingCounterRouter { stage.record($0) }
    router.onConfirmReset = { count in
      await stage.ask(at: context, stage.language("Give up the count of \(count)?", "횟수 \(count), 초기화할까요?"))
    }
    return router
  }
}.run()
