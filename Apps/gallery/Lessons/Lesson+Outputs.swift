import Counter
import Entities

extension Lesson {
  private static let folder = "Modules/Samples/Counter/Sources/OutputProtocol"

  /// The counter with input and output protocols.
  static let outputs = Lesson(
    id: "outputs", title: LocalizedText("The counter with Input and Output", "Input·Output 프로토콜 카운터"),
    article: .counter,
    summary: LocalizedText(
      "The same counter in the form of older articles: calls go down through Input protocols, answers come back "
        + "through a weak Output, and createModule puts the parts together by hand. Nothing on the screen differs.",
      "같은 카운터를 예전 글의 형태로 만들었습니다. 호출은 Input 프로토콜로 내려가고, 답은 weak Output으로 올라오며, "
        + "createModule이 부분을 직접 조립합니다. 화면은 똑같습니다."),
    screens: [
      LessonScreen("With Input and Output", "Input과 Output으로") { $0.counter.counterWithOutputs(at: $1) },
      LessonScreen("In five parts, to compare", "비교: 다섯 부분으로") { $0.counter.counter(at: $1) },
    ],
    files: [
      SourceFile(
        "\(folder)/CounterInteractorInput.swift", "What the presenter asks. Nothing is returned.",
        "프레젠터가 부탁하는 것입니다. 돌려주는 값은 없습니다."),
      SourceFile(
        "\(folder)/CounterInteractorOutput.swift", "What comes back, some time later.", "나중에 돌아오는 답입니다."),
      SourceFile(
        "\(folder)/OutputCounterInteractor.swift",
        "The weak output: interactor and presenter would otherwise keep each other alive.",
        "weak output: 아니면 인터랙터와 프레젠터가 서로를 붙잡습니다."),
      SourceFile(
        "\(folder)/OutputCounterPresenter.swift",
        "Every part is optional, a copy of the count is needed, and the answer to a question is another method.",
        "모든 부분이 옵셔널이고, 횟수의 사본이 필요하며, 질문의 답은 다른 메서드로 옵니다."),
      SourceFile(
        "\(folder)/CounterViewInput.swift", "The presenter's updates of the view: observation makes them unnecessary.",
        "프레젠터가 뷰에 알리는 것입니다. 관찰을 쓰면 필요 없습니다."),
      SourceFile(
        "\(folder)/OutputCounterViewController.swift", "Stores what is displayed, as a view controller would.",
        "뷰 컨트롤러처럼 보이는 값을 저장합니다."),
      SourceFile(
        "\(folder)/OutputCounterRouter.swift", "createModule: a forgotten line compiles, and a button does nothing.",
        "createModule: 한 줄을 잊어도 컴파일되고, 버튼만 동작하지 않습니다."),
      SourceFile(
        "Modules/Samples/Counter/README.md", "Both forms in one table: what each costs.",
        "두 형태를 한 표로 비교합니다."),
    ],
    test: LessonTest(
      file: SourceFile(
        "Modules/Samples/Counter/Tests/OutputCounterPresenterTests.swift",
        "Three mocks, because there are three neighbours. The test plays the interactor's answer itself.",
        "이웃이 셋이라 목도 셋입니다. 인터랙터의 답은 테스트가 직접 보냅니다."),
      function: "aPressReachesTheInteractorAndItsAnswerTheView", feature: "Counter"))
}
