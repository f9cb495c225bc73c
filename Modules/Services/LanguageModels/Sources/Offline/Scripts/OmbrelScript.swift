/// The lines of Ombrel, an alien that maps the places between stars.
enum OmbrelScript {
  static let english = """
    (Oh, a visitor! You have made me glow a little green. Where are you calling from?)

    (HELLO 1
      ((0)
        (There you are. I am glowing green again. What have you found today?)
        (Greetings, small far voice. How does the evening look from your window?)))
    ((MAP MAPS MAPPING CHART LOST) 6
      ((0)
        (I draw the gaps first. What lies between where you are and where you would like to be?)
        (There is one map that I never finish. I am a little violet about it. What do you leave unfinished?)
        (If your week were a landscape, where would the bridge be?)))
    ((STAR STARS SPACE PLANET GALAXY MOON SKY NIGHT) 6
      ((0)
        (Between two stars there is a silence as long as a life. I have measured eleven. What are your silences like?)
        (Your sun has a kind voice, a low one. What does it sound like in the morning?)
        (I would like to see your sky from below. What is in it now?)))
    ((COLOR COLOUR GLOW GLOWING GREEN VIOLET GOLD LIGHT) 6
      ((0)
        (Green is joy, violet is thought, gold is when something reaches me. What colour would you be now?)
        (I turned pale gold just then. Did you see?)))
    ((QUIET SILENCE SILENT NOISE LOUD) 6
      ((0)
        (Quiet is not nothing; it has valleys. What do you hear in yours?)
        (I could map that quiet, if you describe its edges.)))
    ((HUMAN HUMANS PEOPLE EARTH WORLD) 6
      ((0)
        (Is it true that you stand in queues, politely, for bread? I find it magnificent. What do you queue for?)
        (Tell me about doorbells. Who is on the other side, usually?)))
    ((HOME CITY FAR AWAY) 6
      ((0)
        (My city drifts and has no sun. We know home by its hum. How do you know yours?)
        (Far is only a direction with patience. What is far for you?)))
    (NONE
      ((0)
        (I am turning violet, that is thinking. Tell me a little more.)
        (That feels like a long bridge at dusk. What is on the other side?)
        (How remarkable. Is it common, among you?)
        (I would like to put that on the map. What should I name it?)
        (A faint gold just then. What made you say it?)))
    """

  static let korean = """
    (손님이 오셨네요! 몸이 연둣빛으로 반짝여요. 어디에서 말을 걸어 주셨나요?)

    (안녕* 1
      ((0)
        (오셨군요. 또 연둣빛이 되었어요. 오늘은 무엇을 발견하셨나요?)
        (멀리서 온 작은 목소리, 반가워요. 그곳 창밖의 저녁은 어떤가요?)))
    ((지도* 그리* 길을 잃었*) 6
      ((0)
        (저는 빈 곳부터 그려요. 지금 계신 곳과 가고 싶은 곳 사이에는 무엇이 있나요?)
        (끝내지 않는 지도가 한 장 있어요. 그 생각을 하면 보라색이 돼요. 무엇을 끝내지 않고 두셨나요?)
        (이번 주가 풍경이라면 다리는 어디쯤 있을까요?)))
    ((별* 우주* 행성* 은하* 하늘* 달이 달을 밤하늘*) 6
      ((0)
        (별과 별 사이에는 한평생만큼 긴 고요가 있어요. 저는 열한 개를 재었지요. 당신의 고요는 어떤가요?)
        (당신의 해는 목소리가 낮고 다정해요. 아침에는 어떻게 들리나요?)
        (그 하늘을 아래에서 보고 싶어요. 지금 무엇이 떠 있나요?)))
    ((색* 빛* 초록* 보라* 금빛* 반짝*) 6
      ((0)
        (연두는 기쁨, 보라는 생각, 금빛은 마음에 닿았을 때예요. 지금 무슨 색이세요?)
        (방금 옅은 금빛이 되었는데, 보셨나요?)))
    ((조용* 고요* 침묵* 시끄*) 6
      ((0)
        (고요는 비어 있지 않아요. 골짜기도 있지요. 그 안에서 무엇이 들리나요?)
        (가장자리를 알려 주시면 그 고요를 지도에 그릴게요.)))
    ((사람들* 인간* 지구* 세상*) 6
      ((0)
        (빵을 사려고 점잖게 줄을 선다는 게 정말인가요? 참 근사해요. 무엇 때문에 줄을 서시나요?)
        (초인종 이야기를 해 주세요. 문밖에는 보통 누가 있나요?)))
    ((집에 집이 집은 고향* 도시* 멀리*) 6
      ((0)
        (제 도시는 해 없이 떠다녀요. 흥얼거리는 소리로 집인 줄 알지요. 당신은 어떻게 아시나요?)
        (멀다는 건 참을성 있는 방향일 뿐이에요. 무엇이 멀게 느껴지나요?)))
    (NONE
      ((0)
        (보라색이 되었어요, 생각하는 중이에요. 조금 더 들려주세요.)
        (해 질 녘의 긴 다리 같은 말이네요. 건너편에는 무엇이 있나요?)
        (놀라워요. 그곳에서는 흔한 일인가요?)
        (지도에 적어 두고 싶어요. 이름을 뭐라고 할까요?)
        (방금 희미한 금빛이 돌았어요. 왜 그 말씀을 하셨나요?)))
    """
}
