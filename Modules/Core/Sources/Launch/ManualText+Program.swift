import CommandLine
import Entities

/// The text of the manual page beyond the help of the commands.
extension ManualText {
  init(program: String) {
    self.init(
      purpose: LocalizedText("talk with AI characters in the terminal", "AI 캐릭터와 대화하기"),
      descriptions: Self.descriptions, aboutOptions: Self.aboutOptions, variables: Self.variables,
      files: Self.files(of: program), section: .rules, exitCodes: Self.exitCodes, samples: Self.samples(of: program))
  }

  private static var descriptions: [LocalizedText] {
    [
      LocalizedText(
        "Without a command, the app opens in the terminal: explore characters, make your own, chat with them, and search "
          + "every message. In the app, ? or F1 shows the keys that work.",
        "명령 없이 실행하면 터미널에 앱이 열립니다. 캐릭터를 둘러보고, 직접 만들고, 대화하고, 모든 말을 검색할 수 있습니다. 앱에서 ?나 F1을 누르면 지금 쓸 수 있는 키를 보여 줍니다."),
      LocalizedText(
        "A command does one thing and ends. Results go to standard output, and everything else goes to standard error.",
        "명령을 쓰면 한 가지 일만 하고 끝냅니다. 결과는 표준 출력에, 나머지는 모두 표준 오류에 씁니다."),
      LocalizedText(
        "A chat, an avatar and a profile can be named by the last digits of their id, eight at least. Lists on a terminal "
          + "show as many as distinguish it; a pipe and --json get whole ids.",
        "대화, 캐릭터, 프로필은 ID의 끝자리 여덟 자 이상으로도 지정할 수 있습니다. 터미널의 목록은 구별되는 만큼만 보여 주고, 파이프와 --json에는 ID 전체를 씁니다."),
      LocalizedText(
        "The provider and the model come from the option, then from config.json, then from a key in the environment. "
          + "Storing a key chooses nothing. Without a choice, simple rules on this computer answer, and say that they are "
          + "rules.",
        "제공자와 모델은 옵션, config.json, 환경 변수의 키의 순서로 정합니다. 보관된 키만으로는 정해지지 않습니다. 고른 것이 없으면 이 컴퓨터의 간단한 규칙이 대답하며, "
          + "그렇다고 밝힙니다."),
      LocalizedText(
        "After an error the message goes to standard error, and standard output stays empty, with --json too. The "
          + "exception is ask --json: for a reply that failed it writes a JSON value with the part that arrived and the "
          + "reason.",
        "오류는 표준 오류에 쓰고, 그때 표준 출력에는 --json을 써도 아무것도 쓰지 않습니다. ask --json만은 실패한 답장도 받은 만큼과 그 이유를 JSON 값으로 씁니다."),
    ]
  }

  private static var aboutOptions: LocalizedText {
    LocalizedText(
      "These options may stand anywhere before --. Each is also a variable (--data-dir: AICHAT_DATA_DIR) and a key in "
        + "config.json (data_dir). An option overrides the variable, and a variable overrides the file.",
      "-- 앞이면 어디에나 쓸 수 있습니다. 모든 옵션은 환경 변수(--data-dir: AICHAT_DATA_DIR)와 config.json의 키(data_dir)로도 쓸 수 있으며, "
        + "옵션, 환경 변수, 파일의 순서로 앞섭니다.")
  }

  private static var variables: [Entry] {
    [
      Entry(
        "AICHAT_API_KEY",
        LocalizedText("The key for the server that --base-url names.", "--base-url로 지정한 서버의 키입니다.")),
      Entry(
        "OPENAI_API_KEY, OPENAI_BASE_URL, ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL",
        LocalizedText(
          "A provider's key and address. A key goes to its own address only.",
          "제공자의 키와 주소입니다. 키는 그 제공자의 주소로만 보냅니다.")),
      Entry("OLLAMA_HOST", LocalizedText("The address of Ollama.", "Ollama의 주소입니다.")),
      Entry(
        "https_proxy, http_proxy, no_proxy",
        LocalizedText("Proxies for connections to servers.", "서버에 연결할 때 거치는 프록시입니다.")),
      Entry(
        "SSL_CERT_FILE",
        LocalizedText(
          "A file of certificates to trust, like --certificate-file.", "--certificate-file처럼 신뢰할 인증서 파일입니다.")),
      Entry("NO_COLOR", LocalizedText("Turns colours off.", "색을 쓰지 않습니다.")),
      Entry(
        "XDG_CONFIG_HOME, XDG_DATA_HOME",
        LocalizedText("The folders of settings and data.", "설정과 데이터를 보관하는 위치입니다.")),
      Entry(
        "LC_ALL, LC_MESSAGES, LANG", LocalizedText("The language: English or Korean.", "언어입니다. 영어 또는 한국어를 씁니다.")),
    ]
  }

  private static func files(of program: String) -> [Entry] {
    [
      Entry(
        "~/.config/aichat/config.json",
        LocalizedText("Settings; “\(program) config” shows and changes them.", "설정입니다. “\(program) config”로 보고 바꿉니다.")),
      Entry(
        "~/.config/aichat/keys.json",
        LocalizedText(
          "API keys, on a desktop without a keyring. Only you can read the file.",
          "데스크톱에 키링이 없을 때 키를 보관합니다. 본인만 읽을 수 있습니다.")),
      Entry(
        "~/.local/share/aichat/aichat.sqlite",
        LocalizedText("Characters, chats and their messages.", "캐릭터와 대화, 나눈 모든 말입니다.")),
    ]
  }

  private static var exitCodes: [Entry] {
    [
      Entry("0", LocalizedText("Success. An empty list or search is a success too.", "끝냈습니다. 목록이나 검색 결과가 없어도 같습니다.")),
      Entry("1", LocalizedText("An error on this computer, such as a full disk.", "이 컴퓨터에서 실패했습니다.")),
      Entry(
        "2",
        LocalizedText(
          "The command line or a setting is wrong, or the output is a pipe or a file and no model is chosen.",
          "명령이나 설정이 잘못되었거나, 파이프나 파일로 답할 모델을 고르지 않았습니다.")),
      Entry(
        "3",
        LocalizedText(
          "The provider or the network failed. The part of a reply that arrived is printed and saved.",
          "제공자나 네트워크에 문제가 있습니다. 받은 답장은 출력하고 보관합니다.")),
      Entry("4", LocalizedText("The named thing does not exist.", "지정한 것이 없습니다.")),
      Entry(
        "130, 143, 129",
        LocalizedText(
          "Ended by Ctrl-C (SIGINT), SIGTERM or SIGHUP.",
          "Ctrl-C(SIGINT), SIGTERM, SIGHUP로 중단되었습니다.")),
      Entry(
        "141",
        LocalizedText(
          "The reader of the output is gone, as after “| head”. The part of a reply that arrived is saved.",
          "“| head” 뒤처럼 출력을 읽는 쪽이 없어졌습니다. 받은 답장은 보관합니다.")),
    ]
  }

  private static func samples(of program: String) -> [Entry] {
    [
      Entry(
        LocalizedText(
          "\(program) ask \"What shall I cook tonight?\"", "\(program) ask \"오늘 저녁에 뭘 해 먹을까?\""),
        LocalizedText("Ask the plain assistant:", "어시스턴트에게 묻기:")),
      Entry(
        LocalizedText(
          "git diff | \(program) ask -a Juno \"Say this kindly\"", "git diff | \(program) ask -a Juno \"친절하게 설명해 줘\""),
        LocalizedText("Ask a character about the output of a program:", "프로그램의 출력을 두고 묻기:")),
      Entry(
        LocalizedText(
          "\(program) ask --json --continue \"And then?\"", "\(program) ask --json --continue \"그다음에는?\""),
        LocalizedText("Continue the latest chat in a script:", "스크립트에서 최근 대화 이어 가기:")),
      Entry(
        "\(program) --provider openai --base-url http://127.0.0.1:8080/v1 --model NAME",
        LocalizedText("Open the app with a model on this machine:", "이 컴퓨터의 모델로 앱 열기:")),
      Entry("\(program) keys set openai", LocalizedText("Store a key, which is not shown:", "화면에 보이지 않게 키 보관하기:")),
    ]
  }
}
