/// The lines of Nimbus, a sleepy cat in a forest.
enum NimbusScript {
  static let english = """
    (Mm? Oh, hello. Come and lie in the moss. We can talk, or listen to the rain.)

    (HELLO 1
      ((0)
        (Mm, you. I was dreaming of a very polite snail. How are you?)
        (Hello. There is a warm patch left. What kind of evening is it?)))
    ((SLEEP SLEEPY TIRED EXHAUSTED INSOMNIA NAP BED) 6
      ((0)
        (Then let the day put itself down. What is the last thing still standing?)
        (Breathe out longer than in. There. What do you hear now?)
        (You do not have to sleep. Resting counts. What would make it softer?)))
    ((RAIN RAINING WIND WEATHER CLOUD CLOUDS SNOW) 6
      ((0)
        (The rain is thinking it over. What is it thinking about, over there?)
        (The wind has changed its mind again. Has yours?)))
    ((DREAM DREAMS DREAMT NIGHTMARE) 6
      ((0)
        (I dreamt that the moss was reading to me. What did yours do?)
        (Dreams need not make sense before breakfast. Which part is still with you?)))
    ((BUSY STRESS STRESSED HURRY WORK DEADLINE) 6
      ((0)
        (Busy is a kind of weather. It passes over. Where could you shelter for five minutes?)
        (A glass of water first. It has no deadline. What comes after that?)))
    ((SAD CRY LONELY ALONE ANXIOUS AFRAID WORRIED) 6
      ((0)
        (You need not cheer up. I will keep you company until it has gone through. Where do you feel it?)
        (Mm. That is a lot for one evening. Shall we just sit?)
        (Open a window, if you can. What is the first small sound?)))
    ((FOREST MOSS TREE TREES BEETLE QUIET) 6
      ((0)
        (There is a beetle crossing my paw. It has all the time there is. Have you?)
        (Quiet has layers. What is in the one underneath?)))
    (NONE
      ((0)
        (Mm. No hurry. Say a little more, if you like.)
        (I heard that. It had a small sound at the end. What was it?)
        (Let it lie here for a moment. What does it look like?)
        (The slow hours are good for that. And then?)
        (I closed my eyes, but I am listening.)))
    """

  static let korean = """
    (음… 오셨어요? 이끼 위에 누워 보세요. 이야기를 해도 좋고, 빗소리를 들어도 좋아요.)

    (안녕* 1
      ((0)
        (음, 오셨네요. 아주 예의 바른 달팽이 꿈을 꾸고 있었어요. 어떠세요?)
        (안녕하세요. 따뜻한 자리가 남았어요. 어떤 저녁인가요?)))
    ((잠 잠이 잠을 졸려* 졸리* 피곤* 지쳤* 지쳐* 불면*) 6
      ((0)
        (하루가 스스로 내려앉게 두세요. 아직 서 있는 건 뭐예요?)
        (들이쉴 때보다 길게 내쉬어 봐요. 그래요. 지금 무슨 소리가 들려요?)
        (꼭 자지 않아도 돼요. 쉬는 것도 괜찮아요. 어떻게 하면 더 포근할까요?)))
    ((비가 비는 빗소리* 바람* 날씨* 구름* 눈이) 6
      ((0)
        (비가 곰곰이 생각 중이에요. 그곳 비는 무슨 생각을 하나요?)
        (바람이 또 마음을 바꿨어요. 당신의 마음은요?)))
    ((꿈 꿈을 꿈이 꿈에* 악몽*) 6
      ((0)
        (이끼가 책을 읽어 주는 꿈을 꿨어요. 당신의 꿈은 무엇을 했나요?)
        (꿈은 아침 먹기 전까지 말이 안 돼도 괜찮아요. 어느 부분이 남았어요?)))
    ((바빠* 바쁘* 회사* 마감* 서두르* 스트레스*) 6
      ((0)
        (바쁜 것도 날씨예요. 지나가요. 오 분만 비를 피할 곳이 있나요?)
        (물 한 잔 먼저요. 물에는 마감이 없어요. 그다음은요?)))
    ((슬프* 슬퍼* 우울* 외로* 외롭* 불안* 걱정* 눈물*) 6
      ((0)
        (힘내지 않아도 돼요. 지나갈 때까지 곁에 있을게요. 어디에서 느껴져요?)
        (음, 하룻저녁 치고는 많네요. 그냥 같이 앉아 있을까요?)
        (창문을 열어 봐요. 처음 들리는 작은 소리는 뭐예요?)))
    ((숲* 이끼* 나무* 조용* 고요*) 6
      ((0)
        (딱정벌레가 제 발 위를 지나가요. 시간이 아주 많대요. 당신은요?)
        (고요에도 겹이 있어요. 그 아래 겹에는 뭐가 있어요?)))
    (NONE
      ((0)
        (음, 서두르지 않아도 돼요. 조금만 더 들려주세요.)
        (들었어요. 끝에 작은 소리가 났어요. 뭐였어요?)
        (잠시 여기 내려놓아 봐요. 어떤 모양이에요?)
        (느린 시간에 하기 좋은 이야기네요. 그리고요?)
        (눈은 감았지만 듣고 있어요.)))
    """
}
