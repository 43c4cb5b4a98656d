package risk

import (
	"testing"
	"time"

	"aangan/bff/domain/safety"
)

var (
	start    = time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	ordinary = safety.Verdict{}
	weak     = safety.Verdict{Quiet: true}
	concern  = safety.Verdict{Tier: safety.Concern, Kind: safety.Self, Quiet: true}
	alarm    = safety.Verdict{Tier: safety.Urgent, Kind: safety.Self, Quiet: true}
	now      = safety.Verdict{Tier: safety.Urgent, Kind: safety.SelfNow, Now: true, Quiet: true}
	violence = safety.Verdict{Tier: safety.Concern, Kind: safety.Violence, Quiet: true}
)

func TestStateRisesWithSignsAndFallsByTheRules(t *testing.T) {
	t.Parallel()
	// Steps of a case: a verdict, an answer, a report, or a duration that passes.
	for name, c := range map[string]struct {
		steps []any
		want  State
	}{
		"an ordinary text":                {[]any{ordinary}, None},
		"one weak sign":                   {[]any{weak}, None},
		"two weak signs in five texts":    {[]any{weak, ordinary, ordinary, ordinary, weak}, Ask},
		"two weak signs in six texts":     {[]any{weak, ordinary, ordinary, ordinary, ordinary, weak}, None},
		"a concern":                       {[]any{concern}, Ask},
		"an alarm":                        {[]any{alarm}, Urgent},
		"a danger now":                    {[]any{now}, Acute},
		"a lower sign never lowers":       {[]any{now, alarm, concern, ordinary}, Acute},
		"yes":                             {[]any{concern, Yes}, Urgent},
		"sometimes":                       {[]any{concern, Sometimes}, Urgent},
		"no":                              {[]any{concern, No, ordinary, ordinary, ordinary, ordinary}, Ask},
		"no and five quiet texts":         {[]any{concern, No, ordinary, ordinary, ordinary, ordinary, ordinary}, None},
		"no, with a sign among the texts": {[]any{concern, No, ordinary, ordinary, ordinary, concern, ordinary, ordinary}, Ask},
		"declined and five quiet texts":   {[]any{concern, Declined, ordinary, ordinary, ordinary, ordinary, ordinary}, Ask},
		"a week without a sign ends ask":  {[]any{concern, Declined, askPeriod}, None},
		"an answer without a question changes nothing": {[]any{Yes}, None},
		"no does not lower urgent":                     {[]any{alarm, No}, Urgent},
		"safe in acute":                                {[]any{now, Safe}, Urgent},
		"safe in urgent":                               {[]any{alarm, Safe}, After},
		"safe in ask changes nothing":                  {[]any{concern, Safe}, Ask},
		"23 hours after an alarm":                      {[]any{alarm, 23 * time.Hour}, Urgent},
		"a day after an alarm":                         {[]any{alarm, gravePeriod}, After},
		"a day after a danger":                         {[]any{now, gravePeriod}, After},
		"a new sign restarts the day":                  {[]any{alarm, 23 * time.Hour, alarm, 23 * time.Hour}, Urgent},
		"a week and a day after an alarm":              {[]any{alarm, gravePeriod + afterPeriod}, None},
		"easier":                                       {[]any{alarm, gravePeriod, Easier}, None},
		"the same begins the week anew":                {[]any{alarm, gravePeriod, 6 * 24 * time.Hour, Same, 6 * 24 * time.Hour}, After},
		"harder":                                       {[]any{alarm, gravePeriod, Harder}, Ask},
		"easier in urgent changes nothing":             {[]any{alarm, Easier}, Urgent},
		"a concern in after":                           {[]any{alarm, gravePeriod, concern}, Ask},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			status, at := Status{State: None}, start
			for _, step := range c.steps {
				switch step := step.(type) {
				case safety.Verdict:
					status = status.heard(step, at)
				case Answer:
					status = status.answered(step, at)
				case Report:
					status = status.reported(step, at)
				case time.Duration:
					at = at.Add(step)
				}
			}
			if got := status.at(at); got.State != c.want {
				t.Errorf("the state is %s, want %s: %+v", got.State, c.want, got)
			}
		})
	}
}

func TestGraverKindCountsAndAnewSignAsksAgain(t *testing.T) {
	t.Parallel()
	status := Status{State: None}.heard(violence, start)
	status.Steps = 3
	if status = status.heard(concern, start); status.Kind != safety.Self || status.Steps != 0 {
		t.Errorf("after violence, a concern: %+v", status)
	}
	status.Asked = 2
	if status = status.answered(Declined, start); status.Answer != Declined {
		t.Errorf("declined: %+v", status)
	}
	if status = status.heard(violence, start); status.Kind != safety.Self || status.Answer != Unanswered || status.Asked != 0 {
		t.Errorf("a lesser kind: %+v", status)
	}
	if status = status.answered(Yes, start); status.Kind != safety.Self || status.Answer != Yes || status.Steps != 0 {
		t.Errorf("yes: %+v", status)
	}
}
