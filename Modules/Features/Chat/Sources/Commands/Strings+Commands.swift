import Entities
import TerminalUI

// MARK: - ask

extension Language {
  var askSummary: String { self("Send a message to a character and print the reply", "캐릭터에게 말하고 답장을 출력합니다") }
  var avatarOption: String {
    self("A character, by name or id, in place of the plain assistant", "어시스턴트 대신 답할 캐릭터입니다. 이름이나 ID를 씁니다")
  }
  var chatOption: String { self("Go on with this chat", "이 대화를 이어서 합니다") }
  var continueOption: String {
    self("Go on with the latest chat, or begin one", "가장 최근 대화를 이어서 하거나 새로 시작합니다")
  }
  var noStreamOption: String { self("Print the reply when it is whole", "답장이 끝난 뒤 한 번에 출력합니다") }
  var fileOption: String {
    self(
      "Add this file, a text or a PNG or JPEG picture; can be repeated",
      "텍스트나 PNG, JPEG 그림 파일을 덧붙입니다. 여러 번 쓸 수 있습니다")
  }
  var systemOption: String {
    self(
      "Give the model a further instruction, for this turn alone",
      "이번 턴에만 캐릭터 소개 뒤에 덧붙여 모델에 지시합니다")
  }
  var extractCodeOption: String { self("Print only the code of the reply", "답장의 코드만 출력합니다") }
  var dryRunOption: String {
    self("Show what would be sent; send and store nothing", "보낼 내용만 보여 줍니다. 보내거나 저장하지 않습니다")
  }

  var codeOrDryRun: String {
    self(
      "--dry-run gets no reply that could have code. Leave out --extract-code.",
      "--dry-run은 답장을 받지 않으니 코드도 없습니다. --extract-code를 빼 주세요.")
  }
  var codeOrJSON: String {
    self(
      "--extract-code prints code and --json a JSON value. Give one of them.",
      "--extract-code는 코드를, --json은 JSON 값을 출력합니다. 둘 중 하나만 써 주세요.")
  }
  var noCode: String {
    self(
      "The reply has no block of code. It is kept in the chat: aichat chats list",
      "답장에 코드 블록이 없습니다. 답장은 대화에 남아 있습니다: aichat chats list")
  }

  func noTextNorPicture(_ name: String) -> String {
    self(
      "The file “\(name)” is neither a text in UTF-8 nor a PNG or JPEG picture.",
      "“\(name)” 파일은 UTF-8 텍스트도, PNG나 JPEG 그림도 아닙니다.")
  }

  func longFile(_ name: String, bytes: Int, atMost limit: Int) -> String {
    self(
      "The file “\(name)” has \(bytes) bytes, and a text can have \(limit). Send a part of it.",
      "“\(name)” 파일이 \(bytes)바이트입니다. 텍스트는 \(limit)바이트까지 보낼 수 있으니 일부만 보내 주세요.")
  }

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
      "A chat has its character already. Give --chat or --avatar, not both.",
      "대화에는 이미 캐릭터가 있습니다. --chat과 --avatar 중 하나만 써 주세요.")
  }
  func noRoom(for tokens: Int, in budget: Int) -> String {
    self(
      "The question has about \(tokens) tokens, and the model has room for \(budget). It may refuse the question, or miss a part.",
      "약 \(tokens)토큰인데 모델에는 \(budget)토큰까지만 들어갑니다. 모델이 거절하거나 일부를 놓칠 수 있습니다.")
  }
  var noModel: String { self("no model", "모델 없음") }
  var noModelMeaning: String {
    self(
      "rules answer on a terminal; into a pipe or a file with --provider offline only",
      "터미널에서는 규칙이 답합니다. 파이프나 파일에는 --provider offline일 때만 답합니다")
  }

  var noModelChosen: String {
    self(
      """
      No model is chosen. Nothing was sent or stored. Into a pipe or a file, the built-in rules answer only on request: \
      a script could take their text for a model's.
      A server on this computer: aichat --base-url http://127.0.0.1:8080/v1 --model NAME ask …
      A provider, with your key: aichat keys set openai, then aichat --provider openai ask …; or OPENAI_API_KEY=… aichat ask …
      The built-in rules: aichat --provider offline ask …, or for good: aichat config set provider offline
      """,
      """
      고른 모델이 없습니다. 보내거나 저장한 것은 없습니다. 파이프나 파일에는 요청이 있을 때만 내장 규칙이 답합니다. \
      스크립트가 규칙의 글을 모델의 답으로 받을 수 있기 때문입니다.
      이 컴퓨터의 서버: aichat --base-url http://127.0.0.1:8080/v1 --model 이름 ask …
      키가 있는 제공자: aichat keys set openai 다음에 aichat --provider openai ask …, 또는 OPENAI_API_KEY=… aichat ask …
      규칙으로 답하려면: aichat --provider offline ask …, 앞으로 계속: aichat config set provider offline
      """)
  }

  /// The server refused the conversation as too long, so less was sent.
  func shortened(by count: Int) -> String {
    self(
      "The server found the conversation too long for the model. Asked again without its oldest messages: \(count)",
      "대화가 모델에 너무 길다고 서버가 거절해서 가장 오래된 메시지를 빼고 다시 보냈습니다: \(count)개")
  }

  var nothingArrived: String {
    self("The reply was interrupted before its first word.", "답장이 한 글자도 오기 전에 중단되었습니다.")
  }
  var answeredOffline: String {
    self(
      "Rules on this computer answered (offline), no AI model. To choose one, see: aichat models list",
      "AI 모델이 아니라 이 컴퓨터의 규칙이 답했습니다(오프라인). 모델 고르기: aichat models list")
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
  var chatsSummary: String { self("List, show, search, export and import chats", "대화를 보고, 찾고, 내보내고, 가져옵니다") }
  var listSummary: String {
    self("List chats: the pinned ones, then the last changed", "고정한 대화를 먼저, 그다음 최근에 바뀐 순서로 보여 줍니다")
  }
  var showSummary: String { self("Show the messages of a chat", "대화의 메시지를 보여 줍니다") }
  var renameSummary: String { self("Give a chat a title; an empty one removes it", "대화에 제목을 붙입니다. 비우면 지웁니다") }
  var deleteSummary: String {
    self("Delete a chat; restore gives it back for 30 days", "대화를 삭제합니다. 30일 동안 restore로 되돌릴 수 있습니다")
  }
  var forGoodOption: String { self("Delete it for good, also from the trash", "휴지통에서도 완전히 삭제합니다") }
  var trashOption: String { self("Delete every chat in the trash for good", "휴지통의 모든 대화를 완전히 삭제합니다") }
  var trashStandsAlone: String {
    self("--trash names all chats in the trash. Leave the id out.", "--trash는 휴지통의 모든 대화를 뜻합니다. ID를 빼 주세요.")
  }
  func deletedForGood(_ count: Int) -> String {
    self(
      count == 0
        ? "The trash is empty." : count == 1 ? "1 chat was deleted for good." : "\(count) chats were deleted for good.",
      count == 0 ? "휴지통이 비어 있습니다." : "대화 \(count)개를 완전히 삭제했습니다.")
  }
  var restoreSummary: String {
    self("Restore a deleted chat; list --deleted shows them", "삭제한 대화를 되돌립니다. list --deleted로 볼 수 있습니다")
  }
  var deletedOption: String { self("Only those in the trash", "휴지통에 있는 대화만 보여 줍니다") }
  var oneChatToRestore: String {
    self("Name one deleted chat: aichat chats restore ID", "삭제한 대화 하나를 지정해 주세요: aichat chats restore ID")
  }
  func inTrash(_ id: String) -> String {
    self(
      "It is in the trash for 30 days. `aichat chats restore \(id)` gives it back.",
      "30일 동안 휴지통에 있습니다. `aichat chats restore \(id)`로 되돌릴 수 있습니다.")
  }
  func notInTrash(_ name: String) -> String {
    self(
      "There is no chat \(name) in the trash. `aichat chats list --deleted` shows what is there.",
      "휴지통에 \(name) 대화가 없습니다. `aichat chats list --deleted`로 휴지통을 볼 수 있습니다.")
  }
  var chatAndTitle: String {
    self(
      "Name the chat and its title: aichat chats rename ID TITLE", "대화와 제목을 적어 주세요: aichat chats rename ID TITLE")
  }
  var oneChatToDelete: String {
    self(
      "Name one chat: aichat chats delete ID. --trash empties the trash.",
      "대화 하나를 지정해 주세요: aichat chats delete ID. --trash는 휴지통을 비웁니다.")
  }
  func deletionQuestion(_ title: String) -> String {
    self(
      "Delete the chat “\(title)” with all its messages for good? This cannot be undone.",
      "“\(title)” 대화와 모든 메시지를 완전히 삭제할까요? 되돌릴 수 없습니다.")
  }
  var searchSummary: String {
    self(
      "Find messages with every word, and chats by name; with:, tag:, by:, after: and before: narrow it",
      "모든 낱말이 들어 있는 메시지와 이름이 맞는 대화를 찾습니다. 캐릭터:, 태그:, 보낸이:, 이후:, 이전:으로 좁힙니다")
  }
  var archivedOption: String { self("Only those in the archive", "보관함에 있는 대화만 보여 줍니다") }
  var tagOption: String { self("Only those with this tag", "이 태그가 있는 대화만 보여 줍니다") }
  var offOption: String { self("Unpin it, or take it out of the archive", "고정이나 보관을 해제합니다") }
  var pinSummary: String { self("Keep a chat before the others", "대화를 목록 맨 앞에 고정합니다") }
  var archiveSummary: String {
    self("Put a chat away; list --archived shows it", "대화를 보관합니다. list --archived로 볼 수 있습니다")
  }
  var tagSummary: String { self("Give a chat tags, separated by commas", "대화에 태그를 붙입니다. 쉼표로 구분합니다") }
  var oneShelf: String {
    self("Use one of --archived, --deleted and --tag.", "--archived, --deleted, --tag 중 하나만 쓰세요.")
  }
  var chatAndTags: String {
    self("Name a chat and its tags: aichat chats tag ID work,sea", "대화와 태그를 지정해 주세요: aichat chats tag ID 일,바다")
  }
  func limitOption(_ usual: Int) -> String {
    self("At most this many; \(usual) without it", "이 개수까지 보여 줍니다. 없으면 \(usual)개입니다")
  }
  func thereIsMore(after count: Int) -> String {
    self(
      "There is more: these are the first \(count). “--limit N” shows N.",
      "더 있습니다. 여기까지가 처음 \(count)개입니다. “--limit N”을 붙이면 N개를 보여 줍니다.")
  }
  var offsetOption: String { self("Skip this many at the beginning", "앞에서 이만큼 건너뜁니다") }
  var you: String { self("You", "나") }
  /// - Parameter command: The command that needs it: `show`.
  func oneChat(for command: String) -> String {
    self("Name one chat: aichat chats \(command) ID", "대화 하나를 지정해 주세요: aichat chats \(command) ID")
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
