import FeatureDemo
import Steps
import StepsTestSupport

await Demonstration("steps") { stage in
  StepsBuilder(interactor: FakeStepsInteractor(stage.scene))
}.run()
