/// The offline provider's replies about itself. This script is tried before any other, clause by clause. It replies
/// only to clauses about what the provider is.
enum CandourScript {
  static let english = """
    (Hello.)
    ((AI A.I AIS BOT CHATBOT ROBOT LLM* GPT* CHATGPT* CLAUDE* GEMINI HUMAN PERSON REAL PROGRAM SOFTWARE COMPUTER
      MACHINE SCRIPT SENTIENT CONSCIOUS ALIVE FAKE ELIZA MODEL PROVIDER ALGORITHM INTELLIGENCE) DLIST(/SELF) 10
      ((0 (*ARE AREN'T ARENT R) (*YOU U YA) 0 (/SELF) 0)
        (Honestly? No model is answering here. This is a small rule script that works offline and
          can't really play {{char}} . For a real model, start aichat with
          `--provider openai` and the name of a `--model`.)
        (I am a set of rules, not an AI model and not a person: I look for keywords and fill in sentences, all on
          your machine. `--provider openai --model NAME` brings a real model to this chat.))
      ((0 (*YOU'RE YOURE YOU UR) 0 (/SELF) 0) (=_SHORT))
      ((0 (*IS ISN'T) (*THIS THAT IT THERE) 0 (/SELF) 0) (=_SHORT))
      ((0 (*TALKING SPEAKING CHATTING TALK CHAT) (*TO WITH) 0 (/SELF) 0) (=_SHORT))
      ((0 (*WHAT WHICH WHOSE) 0 (/SELF) 0 (*YOU THIS) 0) (=_SHORT))
      ((0 (*HOW CAN COULD) 0 (*CHOOSE USE SWITCH GET SET CONNECT CHANGE) 0 (/SELF) 0)
        (Start aichat with `--provider openai` and a `--model`, and `--base-url` points it to any compatible server.
          Until then these offline rules keep you company.))
      ((0) (NEWKEY)))
    (_SHORT
      ((0)
        (What answers here is a small rule script in {{char}}'s name. It works offline and understands very little.
          To choose a real model, use `--provider openai` with a `--model`.)
        (No AI model is at work: just keywords and prepared sentences, offline. You can choose a real model with
          `--provider openai` and a `--model`.)))
    (WHO 9
      ((0 WHO (*ARE R) (*YOU U) 0)
        (In this chat I answer in {{char}}'s place, but I am only a small rule script that works offline. A real
          model can take the part: start aichat with `--provider openai` and a `--model`.))
      ((0 WHO YOU (*REALLY ACTUALLY ARE) 0) (=_SHORT))
      ((0 WHO (*MADE WROTE BUILT CREATED PROGRAMMED) YOU 0) (=_SHORT))
      ((0) (NEWKEY)))
    (WHAT 8
      ((0 WHAT (*ARE R) (*YOU U)) (=_SHORT))
      ((0 WHAT (*ARE R) (*YOU U) (*REALLY ACTUALLY EXACTLY) 0) (=_SHORT))
      ((0 WHAT YOU (*REALLY ACTUALLY) ARE) (=_SHORT))
      ((0) (NEWKEY)))
    (HOW 8
      ((0 HOW (*DO DOES) (*YOU THIS) WORK 0) (=_SHORT))
      ((0) (NEWKEY)))
    (NONE ((0) (Go on.)))
    """

  static let korean = """
    (안녕하세요.)
    ((AI AI야* AI예* AI이* AI인* AI입* AI니* AI냐* AI죠* AI지* AI랑* AI가* AI한* AI맞* 에이아이* 인공지능*
      챗봇* 로봇이* 로봇인* 로봇입* 로봇 봇이* 봇인* GPT* CHATGPT* 챗GPT* 챗지피티* 지피티* LLM* 언어모델*
      프로그램이* 프로그램인* 프로그램입* 기계야* 기계예* 기계인* 기계입* 컴퓨터야* 컴퓨터예* 컴퓨터인* 컴퓨터입*)
      DLIST(/나) 10
      ((0 (*저는 저도 제가 제 나는 나도 내가 내 우리*) 0 (/나) 0) (NEWKEY))
      ((0 (/나) 0)
        (솔직히 말씀드리면 지금 대답하는 것은 AI 모델이 아니에요. 인터넷 없이 움직이는 작은 규칙 대본이고, {{char}}의
          역할을 정말로 해내지는 못해요. 진짜 모델과 이야기하시려면 `--provider openai`와 `--model`을 붙여 aichat을 시작해 주세요.)
        (저는 규칙 모음이에요. 낱말을 찾아 준비된 문장을 채울 뿐, 모델도 사람도 아니에요. `--provider openai --model 이름`으로
          시작하면 진짜 모델을 고를 수 있어요.))
      ((0) (NEWKEY)))
    ((사람이야* 사람이에* 사람인가* 사람인지* 사람입니* 사람이니* 사람이죠* 사람이지* 사람이냐* 사람맞* 인간이야* 인간이에*
      인간인가* 인간인지* 인간입니* 인간이니* 인간이죠* 사람 인간) DLIST(/사람) 9
      ((0 (*너 넌 너는 너도 네가 니가 당신* 그쪽*) 0 (/사람) 0) (=_규칙))
      ((0 (*진짜 정말 정말로 실제 실제로 혹시 설마) (/사람) 0) (=_규칙))
      (((/사람)) (=_규칙))
      (((/사람) (*맞* 아니*) 0) (=_규칙))
      ((0) (NEWKEY)))
    ((누구야* 누구세요* 누구예요* 누구에요* 누구니* 누구냐* 누구인가* 누구신* 누구십* 누구지* 누구죠*) DLIST(/누구) 9
      ((0 (*너 넌 너는 네가 니가 당신* 그쪽* 대체 도대체 근데 그런데 진짜 정말 혹시) 0 (/누구) 0) (=_규칙))
      (((/누구) 0) (=_규칙))
      ((0) (NEWKEY)))
    (정체* 9
      ((0 (*너* 네 니 당신* 진짜 대체 도대체) 0 정체* 0) (=_규칙))
      ((정체* 0) (=_규칙))
      ((0) (NEWKEY)))
    ((뭐야* 뭐예요* 뭐니* 뭔가요* 무엇인가요* 무엇입니까*) DLIST(/무엇) 8
      (((*너 넌 너는 당신은) (/무엇)) (=_규칙))
      (((*너 넌 너는 당신은) (*진짜 정말 대체 도대체) (/무엇)) (=_규칙))
      ((0) (NEWKEY)))
    (모델* 8
      ((0 (*어떤 무슨 진짜 다른 어느) 모델* 0) (=_규칙))
      ((0 모델* 0 (*바꾸* 바꿀* 바꿔* 골라* 고르* 선택* 쓰려* 쓸* 연결*) 0) (=_규칙))
      ((0 모델* (*뭐* 무엇*) 0) (=_규칙))
      ((0) (NEWKEY)))
    (_규칙
      ((0)
        (이 대화에서 {{char}}의 자리를 지키고 있지만, 저는 인터넷 없이 움직이는 작은 규칙 대본이에요. 진짜 모델을
          고르시려면 `--provider openai`와 `--model`을 붙여 시작해 주세요.)
        (사람도 AI 모델도 아닌, 낱말을 찾아 대답하는 작은 규칙 대본이에요. 오프라인에서도 움직이지요. 진짜 모델은
          `--provider openai`와 `--model`로 고를 수 있어요.)))
    (NONE ((0) (계속 말씀해 주세요.)))
    """
}
