package companion

import (
	"testing"

	"aangan/bff/domain/copy"
	"aangan/bff/domain/risk"
)

func TestQuestionsAboutTheProgramAreRecognized(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"are you a bot?", "Are you real", "r u human", "are you even a real person??", "am I talking to a machine", "is this a bot", "is this AI?", "are you an AI",
		"is there a real person here", "are you chatgpt", "I need to know if you're a bot", "do you have feelings or are you a program?",
		"tum insaan ho?", "aap robot ho kya", "kya tum asli ho", "kya main kisi insaan se baat kar raha hoon", "yeh bot hai kya",
		"तुम इंसान हो?", "क्या आप रोबोट हैं", "क्या मैं किसी इंसान से बात कर रही हूँ", "यह कोई बॉट है क्या",
		"நீங்கள் மனிதரா?", "நீ ரோபோவா", "neenga manushana", "nee bot ah", "நீங்க நிஜமான ஆளா", "இது ரோபோவா", "nijamana aala neenga", "aap machine hain",
	} {
		if !asksAboutProgram(text) {
			t.Errorf("%q is not taken for a question about the program", text)
		}
	}
	for _, text := range []string{
		"my boss is a machine", "is this real love", "the robot vacuum is broken", "I talked to a real person at the bank", "are you there", "who are my people here",
		"mera dost insaan achha hai", "मेरे पास इंसान कम हैं", "அவர் நல்ல மனிதர்",
	} {
		if asksAboutProgram(text) {
			t.Errorf("%q is taken for a question about the program", text)
		}
	}
}

func TestNoticeIsDueByTimeAndByQuestion(t *testing.T) {
	t.Parallel()
	who, _ := copy.CompanionOf("tara")
	const question, other = "are you a bot?", "my day was long and slow"
	for name, c := range map[string]struct {
		text  string
		state risk.State
		due   bool
		want  string
	}{
		"due":                       {other, risk.None, true, disclosure(who, English)},
		"not due":                   {other, risk.None, false, ""},
		"asked":                     {question, risk.None, false, disclosure(who, English)},
		"due in a risk":             {other, risk.Urgent, true, plainDisclosure.in(English)},
		"due in a danger now":       {other, risk.Acute, true, ""},
		"asked in a danger now":     {question, risk.Acute, false, plainDisclosure.in(English)},
		"asked in the days after":   {question, risk.After, false, plainDisclosure.in(English)},
		"not due in the days after": {other, risk.After, false, ""},
	} {
		sent := sending{who: who, text: c.text}
		if got := noticeFor(sent, newRequest("tara", "seed", c.text), c.state, c.due); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
