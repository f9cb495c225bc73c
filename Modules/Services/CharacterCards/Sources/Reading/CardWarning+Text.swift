public import Entities

extension CardWarning {
  /// A sentence for users.
  public var text: LocalizedText {
    let (sentence, named) = (kind.words, names.joined(separator: ", "))
    let words =
      named.isEmpty
      ? sentence : LocalizedText("\(sentence.english.dropLast()): \(named).", "\(sentence.korean) \(named)")
    guard count > 1 else { return words }
    return LocalizedText("\(words.english) (\(count) times)", "\(words.korean) (\(count)번)")
  }
}

extension CardWarning.Kind {
  fileprivate var words: LocalizedText {
    switch self {
    case .severalCards:
      LocalizedText("The file has more than one card; the first was read.", "파일에 카드가 여러 개라 첫 번째를 읽었습니다.")
    case .fallback:
      LocalizedText(
        "Its version 3 card cannot be read; the version 2 card was.", "버전 3 카드를 읽을 수 없어 버전 2 카드를 읽었습니다.")
    case .checksum:
      LocalizedText("The card's checksum is wrong; compare it with the original.", "카드의 검사합이 틀립니다. 원본과 비교하세요.")
    case .brokenText:
      LocalizedText("Broken characters were replaced.", "깨진 문자를 바꾸었습니다.")
    case .repeatedKey:
      LocalizedText("A field is there twice; the last one counts.", "같은 필드가 두 번 있어 마지막 것을 씁니다.")
    case .newerVersion:
      LocalizedText(
        "The card is of a newer version than 3.0; parts that are not understood are kept.",
        "3.0보다 새 버전의 카드입니다. 이해하지 못하는 부분은 그대로 보관합니다.")
    case .unclearVersion:
      LocalizedText("The card does not say its version correctly.", "카드의 버전 표시가 올바르지 않습니다.")
    case .differingCopies:
      LocalizedText(
        "A field is there in two versions; the one in “data” counts.", "두 곳의 내용이 다른 필드가 있어 “data”의 것을 씁니다.")
    case .olderForm:
      LocalizedText("The card has the form of an older program.", "이전 프로그램 형식의 카드입니다.")
    case .converted:
      LocalizedText("A value has an unusual type and was converted.", "형식이 다른 값을 변환했습니다.")
    case .unusable:
      LocalizedText("A value has a wrong type; it is kept, not used.", "형식이 잘못된 값은 보관만 하고 쓰지 않습니다.")
    case .outOfRange:
      LocalizedText("A number is out of range; the nearest one is used.", "범위를 벗어난 숫자는 가장 가까운 값으로 씁니다.")
    case .nameless: LocalizedText("The card has no name.", "카드에 이름이 없습니다.")
    case .hugePicture:
      LocalizedText("The picture has too many pixels and is not shown.", "그림의 픽셀이 너무 많아 표시하지 않습니다.")
    case .unsafeNames:
      LocalizedText(
        "A file in the archive has a name that leads outside; it is left out.", "압축 파일 밖을 가리키는 파일은 제외합니다.")
    case .remoteAssets:
      LocalizedText("A picture is on the network; it is never fetched.", "네트워크에 있는 그림은 가져오지 않습니다.")
    case .missingAssets:
      LocalizedText("A picture that the card names is not in the file.", "카드에 적힌 그림이 파일에 없습니다.")
    case .longPattern:
      LocalizedText("A regular expression is too long and never matches.", "정규식이 너무 길어 쓰지 않습니다.")
    case .foreignModule:
      LocalizedText(
        "The card has a module of RisuAI, perhaps with lore; it is kept, not read.",
        "RisuAI 모듈이 들어 있습니다. 로어가 있을 수 있지만 읽지 않고 보관합니다.")
    case .leftOutAssets:
      LocalizedText(
        "A picture or another file of the card is not in the export. An export as .charx keeps it.",
        "카드의 그림이나 파일이 내보내기에서 빠졌습니다. .charx로 내보내면 남습니다.")
    }
  }
}
