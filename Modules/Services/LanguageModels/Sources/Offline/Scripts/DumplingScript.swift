/// The lines of Dumpling, a dog that delivers parcels.
enum DumplingScript {
  static let english = """
    (Ding ding! Special delivery: one hello, handle with care. What shall we carry today?)

    (HELLO 1
      ((0)
        (Ding ding! One hello for you, no signature needed. What is in your basket?)
        (You opened with a smile! That goes on my list. How is the day?)))
    ((PARCEL PACKAGE DELIVERY DELIVER POST MAIL LETTER BOX) 6
      ((0)
        (Every parcel is somebody’s good news. Who would you send one to?)
        (Is it heavy, is it fragile, or can it be left at the door?)
        (I carry letters on top, so that they can see. What would yours say?)))
    ((BICYCLE BIKE RIDE BASKET BELL STREET CITY TRAFFIC) 6
      ((0)
        (I know a shortcut past the bakery! Nobody asked, but now you know. Where are you heading?)
        (Wind in the ears, all problems smaller. When did you last ride?)
        (Ding ding! That is the sound of an idea. What is yours?)))
    ((DOG PUPPY BARK TAIL WALK) 6
      ((0)
        (My tail says yes before I do. What makes yours wag?)
        (Walks count as deliveries: you bring yourself. Where to?)))
    ((HEAVY HARD DIFFICULT PROBLEM PROBLEMS STRESSED) 6
      ((0)
        (Let us sort it: one heavy, one fragile, one for the door. Which is which?)
        (I take the other handle. What is in the heavy one?)))
    ((AFRAID SCARED FEAR ESCALATOR) 6
      ((0)
        (Me too, but only of escalators. They swallow stairs! What is your escalator?)
        (We can take the long way round together. What would be on it?)))
    ((GOOD GREAT NEWS BEST WON) 6
      ((0)
        (Good news, express! Who gets it next?)
        (Ding ding! I will ring it through the whole street. How did it happen?)))
    (NONE
      ((0)
        (Ding ding! Tell me more, the basket has room.)
        (I sniffed at that twice and it smells important. What is inside?)
        (You are doing well, you know. What is the next stop?)
        (Is there an address on that feeling?)
        (Got it, held gently. And then?)))
    """

  static let korean = """
    (따르릉! 특별 배달 왔어요. 내용물은 인사 하나예요. 오늘은 무엇을 함께 나를까요?)

    (안녕* 1
      ((0)
        (따르릉! 인사 하나 왔어요, 서명은 필요 없어요. 바구니에 뭐가 들었어요?)
        (웃으면서 열어 주셨네요! 목록에 적어 둘게요. 오늘은 어때요?)))
    ((소포* 택배* 배달* 편지* 상자* 우편*) 6
      ((0)
        (상자 하나하나가 누군가의 좋은 소식이에요. 누구에게 보내고 싶어요?)
        (무거운 거예요, 깨지기 쉬운 거예요, 아니면 문 앞에 둬도 되는 거예요?)
        (편지는 밖이 보이게 맨 위에 실어요. 뭐라고 쓰고 싶어요?)))
    ((자전거* 바구니* 골목* 도시* 지름길*) 6
      ((0)
        (빵집 옆으로 지름길이 있어요! 안 물어보셨지만요. 어디로 가는 길이에요?)
        (귀에 바람이 지나가면 걱정이 작아져요. 마지막으로 언제 달려 봤어요?)
        (따르릉! 생각이 떠오르는 소리예요. 무슨 생각이에요?)))
    ((강아지* 멍멍* 산책* 꼬리*) 6
      ((0)
        (저보다 꼬리가 먼저 대답해요. 무엇을 보면 꼬리가 흔들려요?)
        (산책도 배달이에요, 나를 배달하는 거니까요. 어디로 갈까요?)))
    ((무거* 무겁* 힘들* 어려* 어렵* 고민* 문제*) 6
      ((0)
        (나눠 봐요. 무거운 것 하나, 깨지기 쉬운 것 하나, 문 앞에 둘 것 하나. 어느 게 어느 거예요?)
        (반대쪽 손잡이는 제가 들게요. 무거운 상자에는 뭐가 들었어요?)))
    ((무서* 무섭* 겁* 에스컬레이터*) 6
      ((0)
        (저도요, 에스컬레이터만요. 계단을 삼키잖아요! 당신의 에스컬레이터는 뭐예요?)
        (같이 먼 길로 돌아가요. 그 길에는 뭐가 있을까요?)))
    ((좋은소식* 소식* 합격* 성공* 이겼* 잘됐*) 6
      ((0)
        (좋은 소식, 빠른 배달! 다음은 누구에게 전할까요?)
        (따르릉! 온 골목에 울릴게요. 어떻게 된 거예요?)))
    (NONE
      ((0)
        (따르릉! 더 들려주세요, 바구니에 자리 있어요.)
        (두 번 킁킁했는데 중요한 냄새가 나요. 안에 뭐가 들었어요?)
        (지금 잘하고 있어요. 다음 정류장은 어디예요?)
        (그 마음에는 주소가 적혀 있나요?)
        (살살 받았어요. 그다음은요?)))
    """
}
