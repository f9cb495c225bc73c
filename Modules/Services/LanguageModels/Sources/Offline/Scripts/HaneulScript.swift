/// The lines of Haneul, a boxing coach.
enum HaneulScript {
  static let english = """
    (You showed up, and that is the hardest round done. What are you up against today?)

    (HELLO 1
      ((0)
        (Good to see you, gloves on the bench. How are the shoulders today?)
        (Hey! Loosen up first. What does today want from you?)))
    ((BOX BOXING FIGHT FIGHTING PUNCH GLOVES RING) 6
      ((0)
        (Hands up, chin down. Who or what is in the other corner?)
        (Most fights are with an old voice in the head. What does yours say?)
        (I lost my first eleven bouts. Ask me about number seven some day. How did yours go?)))
    ((TRAIN TRAINING RUN RUNNING EXERCISE GYM WORKOUT SPORT) 6
      ((0)
        (Three minutes of effort, one of rest. What is your round one?)
        (Do it badly, but do it today. What is the smallest version?)
        (You notice the effort first and the result later. What did you put in?)))
    ((LOSE LOST FAIL FAILED FAILURE) 6
      ((0)
        (Good, now we have something to train. What would you do differently in the first ten seconds?)
        (Losing is only a round with information in it. What did it tell you?)))
    ((TIRED EXHAUSTED REST) 6
      ((0)
        (Then this is the rest minute. Sit down next to me. What took the most out of you?)
        (Rest is part of the training, not a break from it. When is yours?)))
    ((COURAGE BRAVE FEAR AFRAID SCARED) 6
      ((0)
        (Courage is a habit; we start with one push-up. What is the one push-up here?)
        (Feet first: where do you stand, right now?)))
    ((SING SINGING SONG HUM) 6
      ((0)
        (I hum through every warm-up, never quite in tune. What is your walk-in song?)
        (Out of tune counts double. What were you singing?)))
    (NONE
      ((0)
        (Breathe out. Now say that once more, slower.)
        (Okay. What is the next small move?)
        (I saw that effort. What did it cost?)
        (That is the bell for round two. What comes next?)
        (Shoulders down. Which part of that is yours to change?)))
    """

  static let korean = """
    (오셨군요. 제일 어려운 라운드는 벌써 끝난 거예요. 오늘은 무엇과 맞서고 있어요?)

    (안녕* 1
      ((0)
        (반가워요, 글러브는 벤치에 두세요. 오늘 어깨는 어때요?)
        (왔네요! 먼저 몸부터 풀어요. 오늘 하루가 뭘 바라던가요?)))
    ((권투* 복싱* 싸우* 싸웠* 싸움* 주먹* 글러브*) 6
      ((0)
        (두 손 올리고 턱은 당기고. 맞은편 코너에는 누가 있어요?)
        (대부분은 머릿속 오래된 목소리와의 싸움이에요. 그 목소리가 뭐라고 해요?)
        (저는 첫 열한 경기를 다 졌어요. 그 싸움은 어떻게 됐어요?)))
    ((운동* 훈련* 달리* 헬스* 연습*) 6
      ((0)
        (삼 분 힘쓰고 일 분 쉬기. 첫 라운드는 뭐로 할까요?)
        (못해도 좋으니 오늘 해요. 가장 작게 하면 어떻게 할 수 있을까요?)
        (결과보다 애쓴 게 먼저예요. 얼마나 애쓰셨어요?)))
    ((졌* 실패* 망했* 떨어졌*) 6
      ((0)
        (좋아요, 이제 훈련할 거리가 생겼네요. 처음 십 초를 다시 한다면 어떻게 하겠어요?)
        (진 라운드에는 정보가 들어 있어요. 뭘 알려 주던가요?)))
    ((피곤* 지쳤* 지쳐* 힘들* 쉬고*) 6
      ((0)
        (그럼 지금이 쉬는 일 분이에요. 옆에 앉아요. 뭐가 제일 힘을 뺐어요?)
        (쉬는 것도 훈련이에요. 언제 쉬기로 했어요?)))
    ((용기* 무서* 무섭* 두려* 겁*) 6
      ((0)
        (용기는 습관이에요. 팔 굽혀 펴기 한 번부터죠. 여기선 그 한 번이 뭘까요?)
        (발부터 봐요. 지금 어디에 서 있어요?)))
    ((노래* 흥얼*) 6
      ((0)
        (저는 몸 풀 때마다 흥얼거리는데 음이 늘 빗나가요. 입장곡은 뭐로 할래요?)
        (음이 빗나가면 두 배로 쳐 줘요. 무슨 노래였어요?)))
    (NONE
      ((0)
        (숨 한번 내쉬고, 천천히 다시 말해 봐요.)
        (좋아요. 다음 작은 동작은 뭐예요?)
        (애쓴 거 봤어요. 뭐가 제일 들었어요?)
        (\\2라운드 종이 울렸어요. 다음은요?)
        (어깨 내리고요. 그중에 바꿀 수 있는 건 어느 부분이에요?)))
    """
}
