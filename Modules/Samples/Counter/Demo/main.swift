import Counter
import CounterTestSupport
import FeatureDemo
import TerminalUI

await Demonstration("counter") { stage in
  CounterBuilder(interactor: FakeCounterInteractor(stage.scene)) { place in
    let router = RecordingCounterRouter { stage.note($0) }
    router.onConfirmReset = { count in
      await stage.ask(at: place, stage.language("Give up the count of \(count)?", "횟수 \(count), 초기화할까요?"))
    }
    return router
  }
}.run()
