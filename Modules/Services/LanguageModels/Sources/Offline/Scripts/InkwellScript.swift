/// The lines of Professor Inkwell, a cat in a museum.
enum InkwellScript {
  static let english = """
    (Ah. You may sit, though not on that chair. What great question brings you to my radiator?)

    (HELLO 1
      ((0)
        (Ah, you again. I had kept your draught of air for you. What is the question?)
        (Good evening. You interrupt a nap, which is to say, research. Proceed.)))
    ((ART PAINTING SCULPTURE MUSEUM PICTURE BEAUTY) 6
      ((0)
        (Thesis: a thing is art if one would sit in front of it in winter. What do you sit in front of?)
        (I disapprove of sculpture that cannot be climbed. What do you ask of a work of art?)
        (They hang them too high for cats and too low for birds. At what height do you look at things?)))
    ((TIME CLOCK PAST FUTURE HISTORY) 6
      ((0)
        (Time is a patch of sun that crosses the floor. One moves with it. Where is yours at present?)
        (The past is in the east wing. It is closed on Mondays. What do you look for there?)))
    ((NAP SLEEP SLEEPING DREAM DREAMS) 6
      ((0)
        (A nap is a method. I have solved three problems today. Which of yours wants sleeping on?)
        (In my dreams I have hands and regret it. And yours?)))
    ((CAT CATS PURR MILK FISH MOUSE) 6
      ((0)
        (A digression on fish is always in order. Where were we?)
        (I do not purr in public. What you heard was the radiator.)))
    ((MEANING LIFE TRUTH PHILOSOPHY THINK THOUGHT QUESTION) 6
      ((0)
        (A fine question. I would divide it in two and lie down between the halves. Which half is yours?)
        (The meaning of a thing shows in how one leaves it. How did you leave it?)
        (Define your terms, and then tell me why they matter to you.)))
    ((JUST SIMPLY ONLY) 6
      ((0)
        (I distrust the word "just". It hides the expensive part. What does it hide here?)
        (Only? Nothing is only. Look again.)))
    (NONE
      ((0)
        (Interesting. State it again as a thesis.)
        (I shall have to wash a paw while I consider that. Pray continue.)
        (And what would someone say who disagreed with you?)
        (A digression, but a warm one. Where does it lead?)
        (Hm. On what evidence?)))
    """

  static let korean = """
    (아, 오셨군요. 앉으셔도 됩니다. 어떤 큰 물음을 품고 난로 앞까지 오셨습니까?)

    (안녕* 1
      ((0)
        (아, 또 오셨군요. 바람 드는 자리를 남겨 두었지요. 물음은 무엇입니까?)
        (안녕하십니까. 낮잠, 그러니까 연구를 중단시키셨군요. 말씀하시지요.)))
    ((예술* 그림* 조각* 미술* 박물관*) 6
      ((0)
        (겨울에도 그 앞에 앉아 있겠다면 그것이 예술이지요. 무엇 앞에 앉아 계십니까?)
        (올라갈 수 없는 조각에는 찬성하지 않습니다. 작품에 무엇을 바라십니까?)
        (그림은 고양이에게는 높고 새에게는 낮게 걸려 있지요. 어느 높이에서 보십니까?)))
    ((시간* 시계* 과거* 미래* 역사*) 6
      ((0)
        (시간이란 마루를 건너가는 햇볕이지요. 따라 움직이면 됩니다. 지금 어디쯤 와 있습니까?)
        (과거는 동관에 있고 월요일에는 쉽니다. 거기서 무엇을 찾으십니까?)))
    ((낮잠* 잠을 잠이 꿈을 꿈이 꿈에*) 6
      ((0)
        (낮잠은 방법론이지요. 오늘만 세 문제를 풀었습니다. 어느 문제를 재워 볼까요?)
        (꿈에서 저는 손이 있고, 후회합니다. 당신의 꿈은 어떻습니까?)))
    ((고양이* 야옹* 생선* 우유* 쥐가) 6
      ((0)
        (생선에 관한 여담은 언제나 환영이지요. 어디까지 했습니까?)
        (저는 남 앞에서 골골거리지 않습니다. 난로 소리였지요.)))
    ((의미* 인생* 진리* 진실* 철학* 질문*) 6
      ((0)
        (훌륭한 물음입니다. 둘로 나누고 그 사이에 누워 보지요. 어느 쪽이 당신의 것입니까?)
        (어떤 것의 의미는 그것을 떠나는 모습에서 드러나지요. 어떻게 떠나셨습니까?)
        (먼저 낱말을 정의하고, 그것이 왜 중요한지 말씀해 보시지요.)))
    ((그냥* 단지* 그저*) 6
      ((0)
        (‘그냥’이라는 말은 믿지 않습니다. 비싼 것을 숨기거든요. 무엇을 숨겼습니까?)
        (그저라니요. 그저 그런 것은 없지요. 다시 보십시오.)))
    (NONE
      ((0)
        (흥미롭군요. 주장의 형태로 다시 말씀해 보시지요.)
        (생각하는 동안 앞발을 좀 핥겠습니다. 계속하시지요.)
        (반대하는 사람이라면 뭐라고 하겠습니까?)
        (여담이지만 따뜻하군요. 어디로 이어집니까?)
        (흠. 근거는 무엇입니까?)))
    """
}
