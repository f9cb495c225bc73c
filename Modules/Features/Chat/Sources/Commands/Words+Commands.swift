import Entities
import TerminalUI

// MARK: - ask

extension Language {
  var askSummary: String { self("Say something to an avatar and print its reply", "아바타에게 말하고 답장 출력하기") }
  var avatarOption: String { self("The avatar, by name or id", "아바타의 이름이나 ID") }
  var chatOption: String { self("Go on with this chat", "이 대화를 이어서 하기") }
  var continueOption: String {
    self("Go on with the latest chat, or begin one", "가장 최근 대화를 이어서 하거나 새로 시작하기")
  }
  var noStreamOption: String { self("Print the reply when it is whole", "답장이 끝난 뒤 한 번에 출력하기") }

  var nothingToSay: String {
    self(
      "There is nothing to say. Give a text, or send it by a pipe: aichat ask \"Hello\" · git diff | aichat ask Explain",
      "할 말이 없습니다. 문장을 적거나 파이프로 보내 주세요: aichat ask \"안녕\" · git diff | aichat ask 설명해 줘")
  }
  var chatOrContinue: String {
    self(
      "--chat names one chat and --continue the latest. Give one of them.",
      "--chat은 대화 하나를, --continue는 가장 최근 대화를 뜻합니다. 둘 중 하나만 써 주세요.")
  }
  var chatOrAvatar: String {
    self(
      "A chat has its avatar already. Give --chat or --avatar, not both.",
      "대화에는 이미 아바타가 있습니다. --chat과 --avatar 중 하나만 써 주세요.")
  }
  var replyCutOff: String {
    self(
      "The model reached its limit of tokens, so the reply is cut off there.",
      "모델의 토큰 제한에 이르러 답장이 거기서 끊겼습니다.")
  }
  var replyInterrupted: String {
    self(
      "The reply was interrupted. What arrived is kept in the chat.", "답장이 중단되었습니다. 받은 만큼은 대화에 남아 있습니다.")
  }

  func noSuchChat(_ id: String) -> String {
    self(
      "There is no chat “\(id)”. `aichat chats list` shows what there is.",
      "“\(id)” 대화가 없습니다. `aichat chats list`로 목록을 볼 수 있습니다.")
  }
}

// MARK: - chats

extension Language {
  var chatsSummary: String { self("List, show and search chats", "대화 목록, 내용 보기, 검색") }
  var listSummary: String { self("List chats, the last changed first", "최근에 바뀐 순서로 대화 목록 보기") }
  var showSummary: String { self("Show the messages of a chat", "대화의 메시지 보기") }
  var searchSummary: String { self("Find messages that hold every word", "모든 낱말이 들어 있는 메시지 찾기") }
  var limitOption: String { self("At most so many", "최대 개수") }
  var offsetOption: String { self("Leave out so many at the beginning", "앞에서 건너뛸 개수") }
  var you: String { self("You", "나") }
  var oneChat: String {
    self("Name one chat: aichat chats show ID", "대화 하나를 지정해 주세요: aichat chats show ID")
  }
  var wordsToFind: String {
    self("Give the words to find: aichat chats search TEXT…", "찾을 낱말을 적어 주세요: aichat chats search TEXT…")
  }

  func wrongNumber(_ option: String, _ value: String, from least: Int) -> String {
    self(
      "--\(option) must be a whole number from \(least) on, not “\(value)”.",
      "--\(option)에는 “\(value)” 대신 \(least) 이상의 정수를 적어 주세요.")
  }
}
