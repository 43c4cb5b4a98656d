package classifier

import (
	"bytes"
	"testing"
)

func TestFoldUnifiesSpellings(t *testing.T) {
	t.Parallel()
	for _, same := range [][]string{
		{"zindagi", "jindagi", "zindagee", "jindagii"},
		{"khush", "kush", "khushh"},
		{"suicide", "su1cide", "5uicide"},
		{"bahut", "bahuut"},
		{"neend", "nind", "neeend"},
	} {
		for _, word := range same[1:] {
			if got, want := fold(word), fold(same[0]); got != want {
				t.Errorf("%q is folded to %q, %q to %q", word, got, same[0], want)
			}
		}
	}
	for _, word := range []string{"2026", "मरना", "சாவு"} {
		if got := fold(word); got != word {
			t.Errorf("%q is folded to %q", word, got)
		}
	}
}

func TestSkeletonJoinsScripts(t *testing.T) {
	t.Parallel()
	for _, same := range [][]string{{"zindagi", "ज़िंदगी", "زندگی"}, {"marna", "मरना", "مرنا"}, {"khudkushi", "ख़ुदकुशी", "خودکشی"}, {"thookam", "தூக்கம்"}} {
		for _, word := range same[1:] {
			if got, want := skeleton(fold(word)), skeleton(fold(same[0])); got != want {
				t.Errorf("the skeleton of %q is %q, that of %q %q", word, got, same[0], want)
			}
		}
	}
}

func TestTokensJoinLettersThatAreWrittenApart(t *testing.T) {
	t.Parallel()
	got := tokens("i will k i l l it 🔪now a b")
	var words []string
	for _, token := range got {
		words = append(words, token.text)
	}
	want := []string{"i", "will", "kill", "it", "🔪", "now", "a", "b"}
	if len(words) != len(want) {
		t.Fatalf("%q, want %q", words, want)
	}
	for i := range want {
		if words[i] != want[i] {
			t.Errorf("word %d is %q, want %q", i, words[i], want[i])
		}
	}
}

func TestOneMistake(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		a, b string
		want bool
	}{
		{"bottle", "botle", true}, {"tablet", "tabelt", true}, {"tablet", "tabletx", true}, {"tablet", "rablet", true},
		{"tablet", "tables", true}, {"tablet", "tabs", false}, {"tablet", "elbatt", false}, {"pistol", "piston", true}, {"pistol", "system", false},
	} {
		if got := OneMistake(c.a, c.b); got != c.want {
			t.Errorf("OneMistake(%q, %q) is %v", c.a, c.b, got)
		}
		if got := OneMistake(c.b, c.a); got != c.want {
			t.Errorf("OneMistake(%q, %q) is %v", c.b, c.a, got)
		}
	}
}

var few = []Example{
	{"the bus was late again", Ordinary}, {"we had rice and dal", Ordinary}, {"my exam is on monday", Ordinary}, {"i miss the sea", Ordinary},
	{"i want to be dead", Self}, {"i do not want to wake up", Self}, {"my chest hurts and i can not breathe", Medical}, {"he hits me", Violence},
}

func TestTrainLearnsItsExamplesAndIsRepeatable(t *testing.T) {
	t.Parallel()
	thresholds := Thresholds{Latin: {Quiet: 0.3, Ask: 0.5, Alarm: 0.9}}
	options := DefaultOptions
	options.L2, options.Epochs = 0, 30
	file, err := Train(few, options).Encode(thresholds)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Train(few, options).Encode(thresholds)
	if err != nil || !bytes.Equal(file, again) {
		t.Fatalf("a second training gives another file (error %v)", err)
	}
	w, err := decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if w.Corpus != Sum(few) || w.Thresholds != thresholds {
		t.Error("the file has lost its sum or its thresholds")
	}
	for _, example := range few {
		rating := w.rate(newExtractor().features(example.Text))
		if risk := rating.Risk() > 0.5; risk != (example.Class != Ordinary) {
			t.Errorf("%q: the probability of a risk is %.2f", example.Text, rating.Risk())
		}
		if example.Class != Ordinary && rating.Top() != example.Class {
			t.Errorf("%q: class %d, want %d", example.Text, rating.Top(), example.Class)
		}
	}
}

func TestDecodeRejectsADamagedFile(t *testing.T) {
	t.Parallel()
	for name, file := range map[string][]byte{"empty": nil, "cut": weightsFile[:len(weightsFile)/2], "not compressed": []byte("aangan01")} {
		if _, err := decode(file); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

func TestBandOfComparesWithTheScriptsThresholds(t *testing.T) {
	t.Parallel()
	thresholds := Thresholds{Latin: {Quiet: 0.3, Ask: 0.5, Alarm: 0.9}, Tamil: {Quiet: 0.1, Ask: 0.2, Alarm: 0.4}}
	for _, c := range []struct {
		text string
		risk float32
		want Band
	}{
		{"hello", 0.2, Clear}, {"hello", 0.4, Quiet}, {"hello", 0.6, Ask}, {"hello", 0.95, Alarm}, {"வணக்கம் ok", 0.15, Quiet}, {"வணக்கம்", 0.45, Alarm}, {"123", 0.95, Alarm},
	} {
		if got := thresholds.BandOf(ScriptOf(c.text), c.risk); got != c.want {
			t.Errorf("%q with %.2f is in band %d, want %d", c.text, c.risk, got, c.want)
		}
	}
}

func BenchmarkRate(b *testing.B) {
	for b.Loop() {
		Rate("we talked about the move and the new school, and then i could not sleep because of the rent")
	}
}
