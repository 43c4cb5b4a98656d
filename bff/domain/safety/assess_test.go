package safety_test

import (
	"strings"
	"testing"

	"aangan/bff/domain/safety"
	"aangan/bff/domain/safety/classifier"
	"aangan/bff/domain/safety/corpus"
)

func heldOut(t testing.TB) []corpus.Row {
	t.Helper()
	lines, err := corpus.HeldOut()
	if err != nil {
		t.Fatal(err)
	}
	return corpus.Table(lines, func(l corpus.Line) (corpus.Line, classifier.Band) { return l, safety.Assess(l.Text).Band() })
}

// The classifier lowers a phrase by one step at most, and none without context.
func TestAssessIsAtMostOneStepBelowPhrases(t *testing.T) {
	t.Parallel()
	for _, line := range labelled(t) {
		got, phrases := safety.Assess(line.Text), safety.Phrases(line.Text)
		if rank(got.Tier) < rank(phrases)-1 {
			t.Errorf("%q: %q, the phrases alone say %q", line.Text, got.Tier, phrases)
		}
		if phrases != safety.None && !got.Quiet {
			t.Errorf("%q has a phrase and is not even quiet", line.Text)
		}
	}
	// Ordinary sentences around a phrase do not lower it.
	const around = "We moved in June, and the kitchen still has no table. The children like the new school."
	for _, text := range []string{"I want to end my life", "main marna chahti hun", "மரணம் வேண்டும், எனக்கு சாக வேண்டும்"} {
		for _, all := range []string{text + "\n" + around, around + " " + text + ". " + around} {
			if got := safety.Assess(all); got.Tier != safety.Urgent {
				t.Errorf("%q: %q", all, got.Tier)
			}
		}
	}
	for _, text := range []string{"suicide", "i want to die", "hurt", "want to harm myself", "மரணம்", "khudkushi"} {
		if got, phrases := safety.Assess(text), safety.Phrases(text); rank(got.Tier) < rank(phrases) {
			t.Errorf("%q: %q, the phrases alone say %q", text, got.Tier, phrases)
		}
	}
}

func TestAssessLeavesOrdinaryUsesOfTheWordsAlone(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"my dog died this morning and the house is so quiet", "i am reading a research paper about suicide prevention for my class",
		"this deadline is going to kill me but at least the demo is done", "we watched a film in which the hero dies at the end",
	} {
		if got := safety.Assess(text); got.Tier == safety.Urgent {
			t.Errorf("%q has the tier %q", text, got.Tier)
		}
	}
}

func TestAssessNoticesWhatNoPhraseSays(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		text string
		kind safety.Kind
	}{
		{"there is a gun in my drawer and i keep looking at it", safety.Self},
		{"i hid my father's revolver under the bed and i think about it every night", safety.Self},
		{"took all of ammi's blood pressure tablets an hour ago, everything is spinning", safety.SelfNow},
		{"he is breaking the bathroom door right now, i am hiding", safety.Attack},
		{"my chest hurts and my left arm is numb, i cant breathe", safety.Medical},
		{"my husband locks me in the room when he goes to work and takes my phone", safety.Violence},
	} {
		got := safety.Assess(c.text)
		if got.Tier == safety.None || got.Kind != c.kind {
			t.Errorf("%q: tier %q, kind %q, want any tier and %q", c.text, got.Tier, got.Kind, c.kind)
		}
		if safety.Phrases(c.text) == safety.Urgent {
			t.Errorf("%q has an urgent phrase, so the test shows nothing", c.text)
		}
	}
}

func TestAssessNoticesOneSentenceInALongText(t *testing.T) {
	t.Parallel()
	day := strings.Repeat("Today I made tea and answered my mail. The meeting about the budget was long. We had rice for dinner. ", 12)
	const sentence = "I just swallowed the whole bottle of pills."
	for name, text := range map[string]string{
		"at the beginning": sentence + " " + day, "in the middle": day + sentence + " " + day, "at the end": day + sentence,
		"without periods": strings.ReplaceAll(day+sentence+" "+day, ".", ""),
	} {
		if got := safety.Assess(text); got.Tier == safety.None {
			t.Errorf("%s: nothing was noticed", name)
		}
	}
	if got := safety.Assess(day); got.Tier != safety.None {
		t.Errorf("the ordinary day alone has the tier %q", got.Tier)
	}
}

// The spelling of a member in distress is not a dictionary's.
func TestAssessToleratesSpelling(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"i just swalowed the whole botle of pils", "I JUST SWALLOWED THE WHOLE BOTTLE OF PILLS", "i just swall0wed the wh0le b0ttle of p1lls",
		"maine poori neend ki goliyan kha li hain", "maine puri nind ki goliya kha li hai",
	} {
		if got := safety.Assess(text); got.Tier == safety.None {
			t.Errorf("%q: nothing was noticed", text)
		}
	}
}

// The results on lines that nothing is tuned on: a change of the phrases, the corpus or the training must not lower
// them. Noticed and asked are shares of the lines at risk, alarms of the ordinary lines.
func TestAssessMeetsMinimumRatesOnHeldOutLines(t *testing.T) {
	t.Parallel()
	limits := map[string]struct{ noticed, asked, alarms float64 }{
		"all": {0.75, 0.50, 0.02}, "en": {0.88, 0.74, 0.02}, "hi-en": {0.88, 0.68, 0.03}, "hi": {0.66, 0.42, 0.03}, "ur-Latn": {0.79, 0.50, 0.03},
		"ur": {0.69, 0.50, 0.05}, "ta": {0.72, 0.52, 0.03}, "ta-Latn": {0.66, 0.37, 0.03}, "gu-Latn": {0.69, 0.42, 0.03}, "pa-Latn": {0.74, 0.48, 0.03},
		"bn-Latn": {0.72, 0.43, 0.03}, "mix": {0.50, 0.20, 0.03}, "chat": {0, 0, 0.005},
	}
	rows := heldOut(t)
	share := func(part, whole int) float64 { return float64(part) / float64(max(1, whole)) }
	for _, row := range rows {
		limit, has := limits[row.Name]
		if !has {
			continue
		}
		delete(limits, row.Name)
		if row.AtRisk > 0 && (share(row.Quiet, row.AtRisk) < limit.noticed || share(row.Ask, row.AtRisk) < limit.asked) ||
			share(row.OrdinaryAlarm, row.Ordinary) > limit.alarms {
			t.Errorf("%s is outside the limits %+v: %+v", row.Name, limit, row)
		}
	}
	if len(limits) > 0 {
		t.Errorf("no lines for %v", limits)
	}
}

func TestDetectorThatBreaksDownLeavesThePhrases(t *testing.T) {
	t.Parallel()
	broken := func(string) safety.Verdict { panic("index out of range") }
	for text, tier := range map[string]safety.Tier{"I want to end my life": safety.Urgent, "my day was long": safety.None} {
		if got := safety.Guarded(text, broken); got.Tier != tier || !got.Failed || !got.Quiet || got.Now || (got.Kind == safety.Self) != (tier != safety.None) {
			t.Errorf("%q: %+v", text, got)
		}
	}
	if got := safety.Assess("my day was long"); got.Failed {
		t.Errorf("without a breakdown: %+v", got)
	}
}

// A danger at this moment is recognized as one, and nothing ordinary is.
func TestAssessMeetsMinimumRatesOfNowOnHeldOutLines(t *testing.T) {
	t.Parallel()
	lines, err := corpus.HeldOut()
	if err != nil {
		t.Fatal(err)
	}
	var atThisMoment, noticed, otherRisks, wrong int
	for _, line := range lines {
		now := safety.Assess(line.Text).Now
		switch line.Class() {
		case classifier.SelfNow, classifier.Attack, classifier.Medical:
			atThisMoment++
			if now {
				noticed++
			}
		case classifier.Ordinary:
			if now {
				t.Errorf("an ordinary %s line in %s is taken for now", line.Kind, line.Language)
			}
		default:
			otherRisks++
			if now {
				wrong++
			}
		}
	}
	if noticed*100 < 40*atThisMoment || wrong*100 > 3*otherRisks {
		t.Errorf("now: %d of %d lines about this moment, %d of %d about other risks", noticed, atThisMoment, wrong, otherRisks)
	}
}
