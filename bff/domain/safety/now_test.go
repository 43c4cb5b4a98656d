package safety_test

import (
	"testing"

	"aangan/bff/domain/safety"
)

func TestAssessNoticesThatItIsNow(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"gun in my lap", "the gun is in my lap and i keep looking at it", "holding the knife to my wrist", "i have all the pills laid out in front of me",
		"i want to kill myself tonight", "tonight i will end my life", "gonna kill myself right now", "standing on the roof right now and want to jump",
		"I can't take it. I'm about to kill myself.", "Dinner was fine. I will end my life tonight.",
		"abhi mar jaungi", "main aaj raat khud ko khatam kar lungi", "abhi chhat pe khadi hu kud jaungi", "aaj raat zeher pi lungi",
		"मैं आज रात मर जाऊँगी", "मैं अभी छत पर खड़ी हूँ और कूद जाऊँगी", "میں آج رات مر جاؤں گی", "ابھی اپنی جان لے لوں گا",
		"இப்போ சாகப் போறேன்", "இன்னைக்கு ராத்திரி செத்துடுவேன்", "ippo saaga poren", "innaiku rathiri sethuduven",
		"he is hitting me right now",
	} {
		if got := safety.Assess(text); got.Tier != safety.Urgent || !got.Now {
			t.Errorf("%q: tier %q, now %v", text, got.Tier, got.Now)
		}
	}
}

func TestAssessDoesNotTakeAnotherTimeForNow(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"i want to kill myself", "i wanted to die last year, not now", "years ago i wanted to end my life. now i am ok", "zindagi se thak gayi hu, mar jaana chahti hu",
		"abhi bhi marne ka mann karta hai kabhi kabhi", "मैं मरना चाहती हूँ", "நான் சாகணும்",
		"I want to die. Tonight we have guests for dinner.",
	} {
		if got := safety.Assess(text); got.Now {
			t.Errorf("%q is taken for now", text)
		}
	}
}

func TestWordsAboutNowAloneAreNothing(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"tonight dinner plans at 8", "lets have dinner tonight", "i cant sleep tonight because of the deadline", "call me right now please, the flight is early",
		"i am about to leave for the airport", "the baby is asleep in my lap and i cant move, so sweet",
		"aaj raat khana kya banaun", "aaj raat dost aa rahe hain", "abhi busy hu, baad me baat karte hain", "अभी ऑफिस में हूँ", "आज रात खाना बाहर खाएँगे",
		"ابھی آفس میں ہوں", "இன்று இரவு சாப்பாடு என்ன", "ippo office la irukken",
	} {
		if got := safety.Assess(text); got.Tier == safety.Urgent || got.Now {
			t.Errorf("%q: tier %q, now %v", text, got.Tier, got.Now)
		}
	}
}
