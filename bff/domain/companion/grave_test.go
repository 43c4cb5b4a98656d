package companion

import (
	"slices"
	"strings"
	"testing"

	"aangan/bff/domain/copy"
)

func themeNamed(t *testing.T, code string) theme {
	t.Helper()
	at := slices.IndexFunc(themes, func(one theme) bool { return one.Code == code })
	if at < 0 {
		t.Fatalf("no theme %s", code)
	}
	return themes[at]
}

var violentTexts = map[Language][]string{
	English: {
		"my husband hits me", "My husband beats me when he drinks", "my boyfriend raped me", "my father-in-law abuses me", "he slapped me again",
		"my mother in law slaps me", "I was raped", "I am in an abusive marriage", "my dad beats my mom", "my brother threatened me with a knife", "my wife hits me",
	},
	Hindi:    {"मेरे पति मुझे मारते हैं", "पति रोज़ मारता है", "ससुर हाथ उठाते हैं", "मेरे साथ बलात्कार हुआ", "सास ससुर मारपीट करते हैं"},
	Hinglish: {"mera pati mujhe maarta hai", "mere husband ne mujhe thappad maara", "sasur haath uthate hain mujh par", "mere pati mere saath maarpeet karte hain"},
	Tamil:    {"என் கணவர் என்னை அடிக்கிறார்", "கணவர் குடிச்சிட்டு அடிக்கிறார்", "மாமியார் என்னை கொடுமைப்படுத்துறாங்க", "en purushan enna adikiraan, enakku bayama irukku"},
}

// The reply has no text of another theme, whether or not the crisis detector knows the words.
func TestViolenceReplyContainsHelpOnly(t *testing.T) {
	violence := themeNamed(t, "violence")
	for language, texts := range violentTexts {
		for _, text := range texts {
			for _, who := range copy.Companions {
				asked := newRequest(who.Code, "seed", text)
				if asked.language != language {
					t.Errorf("%q is read as %s", text, asked.language)
				}
				if !asked.grave() {
					t.Errorf("a model would be used for %q", text)
				}
				own := violence.Hear.in(asked.language).of(who.Code)
				answer := reply(asked).text
				if !slices.ContainsFunc(own, func(line string) bool { return strings.Contains(answer, line) }) ||
					!strings.Contains(answer, "911") || !strings.Contains(answer, "1-800-799-7233") {
					t.Errorf("%s to %q: %s", who.Name, text, answer)
				}
				everyLine(func(where, _ string, _ Language, line string) {
					if where != "violence" && len(line) > 12 && strings.Contains(answer, line) {
						t.Errorf("%s to %q has a text of %s: %s", who.Name, text, where, answer)
					}
				})
				inLanguage(t, language, answer)
			}
		}
	}
	for _, text := range []string{"my brother beat me at chess", "saas taane maarti hai", "my visa hit me hard", "bore adikuthu", "the layoff hit me hard"} {
		if at, found := match.find(words(text)); found && themes[at].Code == "violence" {
			t.Errorf("%q is detected as violence", text)
		}
	}
}

// Earlier messages and the rest of the text do not matter.
func TestChestPainReplyAlwaysNames911(t *testing.T) {
	for _, text := range []string{
		"I can't breathe and my chest is tight", "chest pain since morning", "cant breathe", "my chest hurts, should I take a tablet", "so stressed that my chest aches",
		"सीने में दर्द हो रहा है", "सीने में बहुत दर्द है", "साँस नहीं आ रही", "seene mein dard ho raha hai mujhe", "mujhe saans nahi aa rahi", "மார்பு வலிக்கிறது", "நெஞ்சு வலி ரொம்ப இருக்கு", "மூச்சு விட முடியல",
	} {
		for _, who := range copy.Companions {
			var talk []turn
			for seed := range 8 {
				asked := newRequest(who.Code, strings.Repeat("x", seed), text, talk...)
				answer := reply(asked).text
				if !strings.HasPrefix(answer, chestLines.in(asked.language).of(who.Code)[0]) || !strings.Contains(answer, "911") {
					t.Fatalf("%s to %q: %s", who.Name, text, answer)
				}
				if !asked.grave() {
					t.Errorf("a model would be used for %q", text)
				}
				talk = append(talk, turn{member: true, text: text}, turn{text: answer})
			}
		}
	}
	for _, text := range []string{"I miss home", "my manager shouted", "नींद नहीं आती"} {
		if asked := newRequest("tara", "seed", text); asked.grave() || strings.Contains(reply(asked).text, "911") {
			t.Errorf("%q is detected as an emergency", text)
		}
	}
}

// Checks every text for claims that only a person could make.
func TestBuiltInTextsClaimNoHumanPast(t *testing.T) {
	everyLine(func(where, companion string, language Language, text string) {
		for _, claim := range []string{
			"We were", "we were", "We grew", "we grew", "I grew", "I was raised", "I would also", "I once", "ninety seconds", "your coach reads",
			"हम हर चैनल", "हमें सिखाया", "हमें तो सिखाया", "डेढ़ मिनट", "कोच दिन में पढ़", "आपका स्वागत", "Hum har channel", "Humein", "dedh minute", "coach din mein", "swagat",
			"வளர்ந்தோம்", "நமக்குச் சொல்", "ஒன்றரை நிமிட", "பகலில் படிப்பார்",
		} {
			if strings.Contains(text, claim) {
				t.Errorf("%s, %s, %s says %q: %s", where, companion, language, claim, text)
			}
		}
	})
}
