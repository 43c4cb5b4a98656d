package masking_test

import (
	"testing"

	"aangan/bff/domain/masking"
)

func TestTextMasksWhatIdentifiesPeople(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"my name is Zubeida and I am tired":                     "my name is [name] and I am tired",
		"I talked to Ravi Krishnamurthy about Diwali on Sunday": "I talked to [name] about Diwali on Sunday",
		"Ravi said no. ravi's mother too.":                      "[name] said no. [name]'s mother too.",
		"Asha wrote, then asha cried":                           "[name] wrote, then [name] cried",
		"mera naam zubeida hai, Ammi se baat hui":               "mera naam [name] hai, Ammi se baat hui",
		"मेरा नाम ज़ुबैदा है और रवि मेरा भाई है": "मेरा नाम [name] है और [name] मेरा भाई है",
		"என் பெயர் கயல்விழி":                     "என் பெயர் [name]",
		"Uncle Zubin called":                                       "Uncle [name] called",
		"write to a.b+c@mail.example.org or www.x.org/me":          "write to [email] or [link]",
		"find me @zubi_99":                                         "find me [name]",
		"call (415) 555-0134 or +91 98765 43210":                   "call [number] or [number]",
		"मेरा नंबर ९८७६५४३२१०":                                     "मेरा नंबर [number]",
		"my SSN is 123-45-6789, zip 94086":                         "my SSN is [number], zip [number]",
		"in 2019 I was 23 and slept 4 hours, 988 helped":           "in 2019 I was 23 and slept 4 hours, 988 helped",
		"I live at 12 Old Mill Road":                               "I live at [address]",
		"ref 0f8fad5b-d9cb-469f-a165-70867728950e":                 "ref [id]",
		"My Mom Is So Angry Today":                                 "My Mom Is So Angry Today",
		"I miss home. Everything feels far. My sister is in India": "I miss home. Everything feels far. My sister is in India",
		"ghar ki yaad aa rahi hai":                                 "ghar ki yaad aa rahi hai",
		"":                                                         "",
	} {
		if got := masking.Text(text, "Asha", "asha@aangan.example"); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestTextTakesAnyInput(t *testing.T) {
	t.Parallel()
	for _, text := range []string{"\xff\xfe", "[[[", "]", "[name", "\u200b\u200d", "A", "…", "\x00"} {
		_ = masking.Text(text)
		_ = masking.Text("Ravi", text)
	}
}
