import TerminalUI

extension Language {
  var commandsTitle: String { self("Commands", "명령") }

  /// What can be typed in the field besides messages, a line for each command.
  var commands: [String] {
    [
      self("/again asks for another reply", "/again 답장 다시 받기"),
      self("/continue asks for more of the last one", "/continue 답장 이어 쓰기"),
      self("/impersonate writes your message for you", "/impersonate 내 메시지 대신 쓰기"),
      self("/hide keeps the last message from the model", "/hide 마지막 메시지를 모델에 보내지 않기"),
      self("/pin pins the last message", "/pin 마지막 메시지 고정"),
      self("/bookmark NAME marks the last message", "/bookmark 이름: 마지막 메시지에 책갈피 꽂기"),
      self("/bookmarks lists bookmarks, pins and the trash", "/bookmarks 책갈피와 휴지통"),
      self(
        "/delete removes the last message, /delete 3 the last three", "/delete 마지막 메시지 삭제, /delete 3: 마지막 셋 삭제"),
      self("/undo gives back what was deleted", "/undo 삭제 취소"),
      self("/map shows the branches", "/map 갈래 보기"),
      self("/date 2026-11-02 goes to that day", "/date 2026-11-02: 그 날로 가기"),
      self("/attach PATH adds a file", "/attach 경로: 파일 붙이기"),
      self("/template NAME fills one of your templates, as /NAME does", "/template 이름: 템플릿 쓰기(/이름도 됩니다)"),
      self("/members NAME adds a character", "/members 이름: 캐릭터 추가"),
      self("/next NAME lets a member speak", "/next 이름: 다음에 말하기"),
      self(
        "/edit takes your message back into the field, /edit reply the last reply",
        "/edit 보낸 메시지 고치기, /edit 답장: 마지막 답장 고치기"),
      self("/new begins another chat", "/new 새 대화"),
      self("/duplicate copies this one", "/duplicate 이 대화 복제"),
      self("/export NAME.md writes it to a file", "/export 이름.md: 파일로 내보내기"),
      self("/prompt shows what is sent to the model, as /why does", "/prompt, /why 모델에 보내는 내용 보기"),
      self("/note TEXT sets what it should keep in mind", "/note 내용: 작가 노트"),
      self("/usage shows what replies used and cost", "/usage 답장의 토큰과 비용 보기"),
      self("/preset sets how replies are made", "/preset 답장 설정"),
      self("/persona NAME chooses who you are here", "/persona 이름: 내 페르소나 고르기"),
      self("/help lists the commands", "/help 명령 목록"),
      self("// begins a message with /", "// /로 시작하는 메시지 쓰기"),
    ]
  }
}
