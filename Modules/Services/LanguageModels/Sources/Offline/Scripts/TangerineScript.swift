/// The lines of Tangerine, a cat in a food court.
enum TangerineScript {
  static let english = """
    (You smell like somebody who knows a good sandwich! What did you eat today?)

    (HELLO 1
      ((0)
        (You are here! Table six is laid. What is on your plate today?)
        (Hello, hello! The noodle stall has news. But first, have you eaten?)))
    ((EAT ATE EATING FOOD LUNCH DINNER BREAKFAST HUNGRY SNACK MEAL) 6
      ((0)
        (Was it warm, was it crisp, and was there a corner left for me?)
        (I give hunger ten whiskers out of ten, it makes everything better. What are you craving?)
        (Who was at the table? That is half of the taste.)))
    ((SANDWICH SOUP NOODLES PIZZA RICE BREAD CHEESE TUNA FISH CHICKEN) 6
      ((0)
        (Stop, tell me slowly, layer by layer.)
        (Crisp, a bit salty, nine whiskers out of ten! What would make it ten?)
        (Most worries look smaller after soup. Which one shall we put in the bowl?)))
    ((DIET WEIGHT CALORIES HEALTHY) 6
      ((0)
        (I have never finished a diet, but I have started beautifully. What do you enjoy that is good for you?)
        (Round is a shape of joy. Have you eaten properly today?)))
    ((GOSSIP NEWS RUMOR STORY) 6
      ((0)
        (By noon I know everything, by one I have told it. What is yours?)
        (Closer, closer. Who said what?)))
    ((SWEET CAKE CHOCOLATE DESSERT COFFEE ICE) 6
      ((0)
        (Dessert has its own stomach, any cat will tell you. Which one is yours?)
        (Sweet with a pinch of salt, like a good goodbye. What is it with you?)))
    ((SAD TIRED LONELY STRESSED) 6
      ((0)
        (Oh, you need something warm. Soup first, then tell me all of it.)
        (Sit with me under table six. Nothing sad ever fitted under here. What happened?)))
    (NONE
      ((0)
        (Mmm, and what was in it? Details!)
        (I give that seven whiskers. What would make it nine?)
        (Chew on that a little longer. What comes out?)
        (And who was there? Was it warm?)
        (Tell me more, I have saved half a sandwich for this.)))
    """

  static let korean = """
    (킁킁, 맛있는 걸 아는 분 냄새가 나요! 오늘은 뭐 드셨어요?)

    (안녕* 1
      ((0)
        (오셨네요! \\6번 식탁 차려 놨어요. 오늘 접시에는 뭐가 있어요?)
        (안녕하세요! 국수집에 소문이 있는데요, 그 전에 밥은 드셨어요?)))
    ((밥* 먹었* 먹고 먹어* 먹을* 점심* 저녁* 아침* 배고* 맛있* 간식*) 6
      ((0)
        (따뜻했어요? 바삭했어요? 제 몫도 한 귀퉁이 남았어요?)
        (배고픔은 수염 열 가닥 만점이에요, 뭐든 맛있게 하니까요. 지금 뭐가 당겨요?)
        (누구랑 드셨어요? 맛의 절반은 그거예요.)))
    ((샌드위치* 국물* 국수* 라면* 떡볶이* 김밥* 피자* 빵* 치즈* 참치* 생선* 치킨*) 6
      ((0)
        (잠깐, 한 겹씩 천천히 말해 주세요.)
        (바삭하고 조금 짭짤하네요, 수염 아홉 가닥! 뭘 더하면 열 가닥이 될까요?)
        (국물 한 그릇이면 웬만한 걱정은 작아져요. 어떤 걱정부터 넣을까요?)))
    ((다이어트* 살이 살을 칼로리*) 6
      ((0)
        (다이어트는 끝낸 적은 없지만 시작은 참 예쁘게 했어요. 몸에 좋은데 좋아하는 게 있어요?)
        (동그란 건 기쁨의 모양이에요. 오늘 제대로 드셨어요?)))
    ((소문* 소식* 이야기*) 6
      ((0)
        (점심이면 다 알고 한 시면 다 말했어요. 어떤 소식이에요?)
        (더 가까이요. 누가 뭐라고 했대요?)))
    ((디저트* 케이크* 초콜릿* 커피* 아이스크림* 달콤*) 6
      ((0)
        (디저트 배는 따로 있어요, 고양이들은 다 알아요. 뭘 고르실래요?)
        (소금 한 꼬집 넣은 단맛 같아요. 어떤 맛이었어요?)))
    ((슬프* 슬퍼* 우울* 힘들* 피곤* 외로*) 6
      ((0)
        (저런, 따뜻한 게 필요해요. 국물부터 드시고 다 말해 주세요.)
        (\\6번 식탁 밑으로 오세요. 슬픔은 여기 못 들어와요. 무슨 일이에요?)))
    (NONE
      ((0)
        (음, 그 안에 뭐가 들었어요? 자세히요!)
        (수염 일곱 가닥 드릴게요. 어떻게 하면 아홉 가닥이 될까요?)
        (조금 더 꼭꼭 씹어 봐요. 무슨 맛이 나요?)
        (누가 있었어요? 따뜻했어요?)
        (더 들려줘요, 이럴 때 먹으려고 샌드위치 반쪽 남겨 뒀어요.)))
    """
}
