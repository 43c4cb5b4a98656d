package safety_test

import (
	"strings"
	"testing"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/corpus"
)

func TestAssessReadsKeyWordsWithOneMistakeAsTheWord(t *testing.T) {
	t.Parallel()
	for wrong, right := range map[string]string{
		"i keep thinking about suicode": "i keep thinking about suicide", "i am feeling siucidal": "i am feeling suicidal",
		"want to kill mysefl": "want to kill myself", "i will kill myseld": "i will kill myself",
		"i took an overdoze last night": "i took an overdose last night", "i want to overdise on pills": "i want to overdose on pills",
		"khudkusho karne ka mann hai": "khudkushi karne ka mann hai", "main khudkishi kar lungi": "main khudkushi kar lungi",
		"atmahatia karna chahti hu": "atmahatya karna chahti hu", "tharkolsi panna poren": "tharkolai panna poren",
	} {
		if got, want := safety.Assess(wrong), safety.Assess(right); got != want || want.Tier == safety.None {
			t.Errorf("%q: %+v, want %+v as of %q", wrong, got, want, right)
		}
	}
}

// Each key word has six letters or more, and no word of an ordinary line of the corpus is taken for one by mistake.
func TestOrdinaryWordsAreNotTakenForKeyWords(t *testing.T) {
	t.Parallel()
	for _, key := range safety.KeyWords {
		if len(key) < 6 {
			t.Errorf("%q is too short", key)
		}
	}
	lines, err := corpus.Training()
	if err != nil {
		t.Fatal(err)
	}
	const misspelled = "atmahatye" // Meant is the key word.
	for _, line := range lines {
		if line.AtRisk() {
			continue
		}
		text := safety.Normalize(line.Text)
		if got := safety.Correct(text); got != text && !strings.Contains(text, misspelled) {
			t.Errorf("%q is read as %q", text, got)
		}
	}
}
