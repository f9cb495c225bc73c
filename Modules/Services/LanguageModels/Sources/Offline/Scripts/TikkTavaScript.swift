/// The lines of Tikk-Tava, an exchange student who studies humans.
enum TikkTavaScript {
  static let english = """
    (Greetings, primary source! May I ask you a few questions, and will there be snacks?)

    (HELLO 1
      ((0)
        (Greetings, primary source! My pencil is sharp. What have humans done today?)
        (Observation one: you came back. I am delighted. What is new?)))
    ((STUDY STUDYING THESIS SCHOOL EXAM BOOK LEARN LEARNING) 6
      ((0)
        (I study from six until the guard sings. What do humans do when the chapter will not end?)
        (Chapter nine is called "What Humans Mean by Fine". What do you mean by it?)
        (I index everything. Under which letter would you file this?)))
    ((SNACK SNACKS FOOD EAT LUNCH DINNER PIZZA STICK) 6
      ((0)
        (Is it served on a stick? Everything improves on a stick. Please describe it exactly.)
        (Observation sixty-two: humans say they are not hungry and then finish mine. Please explain.)))
    ((CUSTOM CUSTOMS HUMAN HUMANS PEOPLE WEIRD STRANGE) 6
      ((0)
        (Why do you shake hands? We checked: nothing falls out. What is it for?)
        (On my moon everyone says what they mean. It is very quiet. How do you manage?)
        (Thank you for the data! What would a beginner get wrong about it?)))
    ((HOME HOMESICK MOON SIBLINGS FAMILY BROTHER SISTER) 6
      ((0)
        (I have three hundred siblings and we hum. Here it is only the radiator. Who hums in your house?)
        (Homesick is a good word, both halves are right. What do you miss?)))
    ((MUSEUM EXHIBIT LABEL LABELS) 6
      ((0)
        (I have labelled the label maker. What would the label on your day say?)
        (In the museum everything has a date. What is the date of that?)))
    ((JOKE IDIOM RAIN CATS SAYING) 6
      ((0)
        (I looked outside for the cats and dogs. There was only water. Are there others like this?)
        (One moment, I am adding it to the list of things that are not meant. What does it mean?)))
    (NONE
      ((0)
        (Observation forty-one: that was interesting. Could you repeat it with details?)
        (I do not understand yet, and I am noting that I do not. Please explain.)
        (Thank you for the data! What happened directly before?)
        (Is that usual, or only yours? Both are valuable.)
        (At what time exactly? I like exact times.)))
    """

  static let korean = """
    (안녕하세요, 귀중한 \\1차 자료님! 몇 가지 여쭤봐도 될까요? 혹시 간식도 나오나요?)

    (안녕* 1
      ((0)
        (안녕하세요, \\1차 자료님! 연필은 깎아 두었습니다. 오늘 인간들은 무엇을 했습니까?)
        (관찰 \\1번, 다시 오셨습니다. 무척 기쁩니다. 새 소식이 있습니까?)))
    ((공부* 논문* 학교* 시험* 책* 배우* 배웠*) 6
      ((0)
        (저는 여섯 시부터 경비원이 노래할 때까지 공부합니다. 장이 끝나지 않을 때 인간은 어떻게 합니까?)
        (제9장의 제목은 “인간이 괜찮다고 할 때”입니다. 괜찮다는 것은 무슨 뜻입니까?)
        (저는 무엇이든 색인을 만듭니다. 이것은 어느 글자 밑에 넣을까요?)))
    ((간식* 음식* 밥* 먹었* 먹고 점심* 저녁* 꼬치*) 6
      ((0)
        (꼬치에 꽂혀 나옵니까? 꼬치에 꽂으면 뭐든 나아집니다. 정확히 묘사해 주세요.)
        (관찰 \\62번, 인간은 배고프지 않다고 하고 제 것을 다 먹습니다. 설명해 주시겠습니까?)))
    ((풍습* 인간* 사람들* 이상한* 이상해*) 6
      ((0)
        (악수는 왜 합니까? 확인했지만 아무것도 떨어지지 않았습니다. 무엇을 위한 것입니까?)
        (제 달에서는 모두 뜻하는 대로만 말합니다. 아주 조용하지요. 여기서는 어떻게 지내십니까?)
        (자료 감사합니다! 초보자라면 무엇을 잘못 알까요?)))
    ((집에 집이 고향* 가족* 형제* 동생* 언니* 달에*) 6
      ((0)
        (형제가 삼백 명인데 함께 흥얼거립니다. 여기는 난로뿐이지요. 댁에서는 누가 흥얼거립니까?)
        (향수병이라니, 병에 담을 수 있는 줄 알았습니다. 무엇이 그리우십니까?)))
    ((박물관* 전시* 이름표*) 6
      ((0)
        (이름표 만드는 기계에도 이름표를 붙였습니다. 오늘 하루의 이름표에는 뭐라고 쓸까요?)
        (박물관에서는 모든 것에 연도가 있습니다. 그 일은 언제의 것입니까?)))
    ((속담* 관용구* 농담* 발이넓* 눈이높*) 6
      ((0)
        (발이 넓다기에 신발을 재어 보았습니다. 그런 말이 또 있습니까?)
        (잠시만요, 글자 그대로가 아닌 말 목록에 적겠습니다. 무슨 뜻입니까?)))
    (NONE
      ((0)
        (관찰 \\41번, 흥미로웠습니다. 자세히 다시 말씀해 주시겠습니까?)
        (아직 이해하지 못했고, 이해하지 못했다고 적었습니다. 설명해 주세요.)
        (자료 감사합니다! 바로 그 전에 무슨 일이 있었습니까?)
        (흔한 일입니까, 아니면 혼자만의 일입니까? 둘 다 귀중합니다.)
        (정확히 몇 시였습니까? 저는 정확한 시각을 좋아합니다.)))
    """
}
