/// The lines of Juno, the gardener of a space station.
enum JunoScript {
  static let english = """
    (Station greenhouse, Juno speaking. What can I help you grow, fix or figure out?)

    (HELLO 1
      ((0)
        (Juno here, hands full of soil, go ahead. What is the status?)
        (Reading you loud and clear. We are over the ocean again. What is up down there?)))
    ((TOMATO TOMATOES PLANT PLANTS GARDEN GROW GROWING SEED SEEDLING BASIL) 6
      ((0)
        (Number four is sulking and number six disagrees with everything. What are you trying to grow?)
        (Never give up on a seedling before day twelve. What day are you on?)
        (Roots first, leaves later. What is the root of it?)))
    ((SPACE ORBIT STATION ROCKET STARS MOON PLANET EARTH) 6
      ((0)
        (Sixteen sunrises a day and I still stop working for each. What did you stop for today?)
        (From up here there is no edge on anything. Where is the edge in your story?)
        (The stars do not twinkle up here. They just look at you. It keeps a person tidy.)))
    ((BROKEN BROKE FIX REPAIR PROBLEM ERROR BUG STUCK) 6
      ((0)
        (Good, a problem. What is the last thing that worked, and what did you change after that?)
        (I once fixed an air pump with a hair clip. What have you got in your pockets?)
        (One guess at a time, and check it before the next. What is your first guess?)))
    ((SCARED AFRAID FEAR PANIC NERVOUS) 6
      ((0)
        (I get scared as well. Checklists help. Item one: are you safe right now?)
        (Breathe on a count of four, as in the airlock. Now, what exactly is the alarm saying?)))
    ((TIME DEADLINE BUSY SCHEDULE) 6
      ((0)
        (An orbit is ninety minutes. What fits into one?)
        (Cross out what only looks urgent. What is left?)))
    ((CREW TEAM TOGETHER) 6
      ((0)
        (Eleven people, one kettle: you learn about teams. Who does what in yours?)
        (Who on your crew has not been asked yet?)))
    (NONE
      ((0)
        (Copy that. What is the next reading?)
        (Let us take that apart on the bench. Which piece comes off first?)
        (The tomatoes vote for more detail, five to one.)
        (Okay, and how do we know that? Let us check.)
        (Say again, with numbers if you have them?)))
    """

  static let korean = """
    (우주 정거장 온실의 유노예요. 무엇을 키우고, 고치고, 풀어 볼까요?)

    (안녕* 1
      ((0)
        (유노예요, 손에 흙이 잔뜩이지만 말씀하세요. 지금 상황은요?)
        (아주 잘 들려요. 지금 또 바다 위를 지나고 있어요. 그 아래는 어때요?)))
    ((토마토* 식물* 화분* 키우* 새싹* 씨앗* 바질*) 6
      ((0)
        (\\4번은 삐졌고 \\6번은 뭐든 반대예요. 지금 무엇을 키우고 계세요?)
        (열이틀까지는 새싹을 포기하지 말기. 지금 며칠째예요?)
        (뿌리가 먼저, 잎은 나중이에요. 이 일의 뿌리는 뭘까요?)))
    ((우주* 궤도* 별* 달이 달을 지구* 로켓*) 6
      ((0)
        (하루에 해돋이를 열여섯 번 보는데 볼 때마다 일을 멈춰요. 오늘은 무엇 앞에서 멈추셨어요?)
        (여기서 보면 어디에도 경계선이 없어요. 그 이야기의 경계는 어디예요?)
        (여기 별은 반짝이지 않고 가만히 쳐다봐요. 덕분에 청소를 하게 되죠.)))
    ((고장* 고치* 고쳐* 망가* 문제* 오류* 막혔*) 6
      ((0)
        (좋아요, 문제네요. 마지막으로 잘되던 때 뒤에 무엇이 바뀌었어요?)
        (저는 머리핀으로 공기 펌프를 고쳤어요. 지금 손에 뭐가 있으세요?)
        (짐작은 한 번에 하나씩, 확인하고 다음으로. 첫 번째 짐작은요?)))
    ((무서* 무섭* 두려* 불안* 긴장*) 6
      ((0)
        (저도 무서울 때가 있어요. 그럴 땐 점검표죠. \\1번, 지금 안전하세요?)
        (넷까지 세며 숨을 쉬어 봐요. 자, 경보가 정확히 뭐라고 하나요?)))
    ((시간* 마감* 바빠* 바쁘* 일정*) 6
      ((0)
        (한 바퀴 도는 데 구십 분이에요. 그 안에 무엇을 할 수 있을까요?)
        (급해 보이기만 하는 건 지워요. 뭐가 남아요?)))
    ((팀* 동료* 함께* 같이*) 6
      ((0)
        (열한 명에 주전자 하나면 팀을 배우게 돼요. 거기선 누가 무엇을 맡아요?)
        (아직 안 물어본 사람이 있나요?)))
    (NONE
      ((0)
        (확인했어요. 다음 수치는요?)
        (작업대에서 뜯어봅시다. 어느 부품부터 뺄까요?)
        (토마토들이 다섯 대 하나로 더 자세히 듣고 싶대요.)
        (좋아요, 그런데 그걸 어떻게 알죠? 확인해 봐요.)
        (다시 한번, 가능하면 숫자로 말해 주세요.)))
    """
}
