public import Entities

/// Something in a file that was repaired or left out.
public struct ImportWarning: Hashable, Sendable {
  /// What was odd. The words also say what was done about it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case brokenLine, longLine, foreignLine, brokenText
    case unknownDate
    case danglingParent, cycle, repeatedID, danglingEnd
    case swipeDiffers, tooManySwipes
    case nonTextPart, leftOutMessage, emptyMessage, longText, longName, longModel
    case foreignPart, longPart, emptyChat, cut, tooManyMessages, longChat
    case longNote, oddNote, brokenNote, ownScenario
    case unsafePath, missingFile, tooManyFiles
  }

  /// What was odd.
  public var kind: Kind
  /// The place: a line (`line 12`), a path in a JSON text (`3.mapping.ID`), or a file.
  public var place: String
  /// The expected contents, where they are known.
  public var expected: LocalizedText?

  /// The warning for users, with its place: sanitise before showing.
  public var words: LocalizedText {
    let what = kind.words
    let expected = expected.map { LocalizedText("; expected: \($0.english)", "; 있어야 할 것: \($0.korean)") }
    return LocalizedText(
      "\(place): \(what.english)\(expected?.english ?? "")", "\(place): \(what.korean)\(expected?.korean ?? "")")
  }
}

extension ImportWarning.Kind {
  /// What was odd, and what was done, for one occurrence.
  public var words: LocalizedText {
    switch self {
    case .brokenLine: LocalizedText("the line cannot be read and was left out", "줄을 읽을 수 없어 뺐습니다")
    case .longLine: LocalizedText("the line is too long and was left out", "줄이 너무 길어 뺐습니다")
    case .foreignLine: LocalizedText("the line is no message and was left out", "메시지가 아닌 줄이어서 뺐습니다")
    case .brokenText:
      LocalizedText("bytes that are no UTF-8 were replaced by �", "UTF-8이 아닌 바이트를 �로 바꾸었습니다")
    case .unknownDate:
      LocalizedText("the date is not understood; the message before it gives the time", "날짜를 알 수 없어 앞 메시지의 시각을 썼습니다")
    case .danglingParent:
      LocalizedText("the message before it is missing; it begins a branch of its own", "앞 메시지가 없어 새 갈래로 시작했습니다")
    case .cycle:
      LocalizedText("messages follow each other in a circle, which was cut", "메시지가 서로 꼬리를 물어 고리를 끊었습니다")
    case .repeatedID: LocalizedText("the id occurs twice; the first one keeps it", "같은 ID가 두 번 나와 첫째 것만 씁니다")
    case .danglingEnd:
      LocalizedText("the last shown message is missing; the newest one is shown", "마지막에 보던 메시지가 없어 가장 새 메시지를 보입니다")
    case .swipeDiffers:
      LocalizedText("the text differs from its swipe; both are kept", "글이 그 스와이프와 달라 둘 다 두었습니다")
    case .tooManySwipes: LocalizedText("there are too many swipes; the rest was left out", "스와이프가 너무 많아 나머지를 뺐습니다")
    case .nonTextPart:
      LocalizedText("a picture or another attachment is only named", "그림이나 다른 첨부는 이름만 남겼습니다")
    case .leftOutMessage:
      LocalizedText("a tool's or hidden message was left out", "도구의 메시지나 숨은 메시지를 뺐습니다")
    case .emptyMessage: LocalizedText("a message without text was left out", "글이 없는 메시지를 뺐습니다")
    case .longText: LocalizedText("a text is too long and was left out", "글이 너무 길어 뺐습니다")
    case .longName: LocalizedText("a name is too long and was cut", "이름이 너무 길어 줄였습니다")
    case .longModel:
      LocalizedText("the name of the model is too long and was left out", "모델 이름이 너무 길어 뺐습니다")
    case .foreignPart: LocalizedText("this part is no chat and was left out", "대화가 아닌 부분이어서 뺐습니다")
    case .longPart:
      LocalizedText("this part is too long or no JSON, and was left out", "너무 길거나 JSON이 아닌 부분이어서 뺐습니다")
    case .emptyChat: LocalizedText("a chat without messages was left out", "메시지가 없는 대화를 뺐습니다")
    case .cut: LocalizedText("the file ends too early", "파일이 너무 일찍 끝납니다")
    case .tooManyMessages:
      LocalizedText("the chat has too many messages; the rest was left out", "대화에 메시지가 너무 많아 나머지를 뺐습니다")
    case .longChat: LocalizedText("the chat is too long; the rest was left out", "대화가 너무 길어 나머지를 뺐습니다")
    case .longNote:
      LocalizedText("the author's note is too long; its end was left out", "작가 노트가 너무 길어 뒷부분을 뺐습니다")
    case .oddNote:
      LocalizedText(
        "the place of the author's note is not possible here; the nearest one was taken",
        "작가 노트의 자리를 여기서는 쓸 수 없어 가장 가까운 자리를 썼습니다")
    case .brokenNote:
      LocalizedText(
        "the author's note or the summary cannot be read and was left out", "작가 노트나 요약을 읽을 수 없어 뺐습니다")
    case .ownScenario:
      LocalizedText(
        "the chat's own scenario is not used here; the character's counts. Its author's note can have the text",
        "대화에 따로 적은 상황은 여기서 쓰지 않고 캐릭터의 상황을 씁니다. 그 글은 작가 노트에 옮겨 적으면 됩니다")
    case .unsafePath:
      LocalizedText("a link or a path that leaves the folder was not followed", "폴더 밖으로 나가는 링크나 경로를 따라가지 않았습니다")
    case .missingFile: LocalizedText("the folder has no such file", "폴더에 그런 파일이 없습니다")
    case .tooManyFiles: LocalizedText("there are too many files; the rest was left out", "파일이 너무 많아 나머지를 뺐습니다")
    }
  }
}
