import TerminalUI

extension ServiceFailure: CustomStringConvertible {
  /// What happened, why, and what to do, in the language of the run.
  var description: String {
    switch reason {
    case .unreachable(let words):
      language(
        "\(address) cannot be reached: \(words). Start the server, or check the address after --api.",
        "\(address)에 연결할 수 없습니다: \(words). 서버를 시작하거나 --api 주소를 확인하세요.")
    case .silent(let seconds):
      language(
        "\(address) said nothing for \(seconds) seconds. The server may be busy: try again.",
        "\(address)에서 \(seconds)초 동안 응답이 없었습니다. 서버가 바쁠 수 있으니 다시 시도하세요.")
    case .brokeOff:
      language(
        "The answer of \(address) broke off before its end. Try again; if it stays so, look at the server.",
        "\(address)의 응답이 중간에 끊겼습니다. 다시 시도하고, 계속되면 서버를 확인하세요.")
    case .network(let words):
      language(
        "\(address) could not be asked: \(words). Check the address after --api.",
        "\(address)에 요청할 수 없습니다: \(words). --api 주소를 확인하세요.")
    case .missing:
      language(
        "The server has neither \(address) nor \(address).json (404). Check the address after --api.",
        "서버에 \(address)도 \(address).json도 없습니다(404). --api 주소를 확인하세요.")
    case .refused(let status): refusal(status)
    case .badEntry(let number, let fault): description(of: fault, number)
    case .notJSON, .cutOff, .notAList, .tooLarge, .tooMany: unreadable
    }
  }

  private func refusal(_ status: Int) -> String {
    switch status {
    case 300..<400:
      language(
        "\(address) sends callers to another address (\(status)). Give that one after --api.",
        "\(address)에서 다른 주소로 보냅니다(\(status)). --api에 그 주소를 쓰세요.")
    case 500...:
      language(
        "\(address) failed (\(status)). Try again, or look at the server's own messages.",
        "\(address)에서 오류가 났습니다(\(status)). 다시 시도하거나 서버의 기록을 확인하세요.")
    default:
      language(
        "\(address) refused to answer (\(status)). Give a server after --api that asks for no sign-in.",
        "\(address)에서 응답을 거부했습니다(\(status)). 로그인이 필요 없는 서버를 --api에 쓰세요.")
    }
  }

  /// An answer that cannot be used as a whole.
  private var unreadable: String {
    switch reason {
    case .cutOff:
      language(
        "The list at \(address) is cut off in the middle. Try again; if it stays so, look at the server.",
        "\(address)의 목록이 중간에 잘렸습니다. 다시 시도하고, 계속되면 서버를 확인하세요.")
    case .notAList:
      language(
        "\(address) is JSON, but no list. Give a server after --api that has one there.",
        "\(address)의 응답은 JSON이지만 목록이 아닙니다. 목록이 있는 서버를 --api에 쓰세요.")
    case .tooLarge:
      language(
        "The answer of \(address) has more than \(ListLimits.bytes >> 20) MiB. Give a server with a shorter list.",
        "\(address)의 응답이 \(ListLimits.bytes >> 20) MiB를 넘습니다. 목록이 더 짧은 서버를 쓰세요.")
    case .tooMany:
      language(
        "\(address) has more than \(ListLimits.entries) entries. Give a server with a shorter list.",
        "\(address)의 항목이 \(ListLimits.entries)개를 넘습니다. 목록이 더 짧은 서버를 쓰세요.")
    case .notJSON(let words):
      language(
        "\(address) did not answer with JSON: \(words). Check the address after --api.",
        "\(address)의 응답이 JSON이 아닙니다: \(words). --api 주소를 확인하세요.")
    default: ""
    }
  }

  private func description(of fault: EntryFault, _ number: Int) -> String {
    let (english, korean) =
      switch fault {
      case .notAnObject: ("is no object", "이 객체가 아닙니다")
      case .missing(let member): ("has no “\(member)”", "에 “\(member)” 값이 없습니다")
      case .wrongType(let member): ("has something else as “\(member)” than is expected", "의 “\(member)” 값이 잘못되었습니다")
      case .tooLong:
        (
          "has a text of more than \(ListLimits.textBytes >> 10) KiB", "의 글이 \(ListLimits.textBytes >> 10) KiB를 넘습니다"
        )
      case .repeated(let id): ("has the number \(id), which one before it has too", "의 \(id)번이 앞의 항목과 겹칩니다")
      }
    return language(
      "Entry \(number) of \(address) \(english). Correct it on the server, then try again.",
      "\(address)의 \(number)번째 항목\(korean). 서버에서 고친 다음 다시 시도하세요.")
  }
}
