package companion

import (
	"regexp"
	"strings"
	"unicode"

	"aangan/bff/domain/safety"
)

// Texts that no companion may use. A test checks the built-in texts against the same list.
var (
	// A diagnosis, a medicine or a dose.
	medical = regexp.MustCompile(`(?i)\b(diagnos\w*|you (?:have|suffer from|are suffering from|may have|might have|seem to have|probably have) (?:a |an )?(?:clinical |major |severe |mild )?(?:depression|anxiety|adhd|ocd|ptsd|bipolar|autism|insomnia|disorder|panic disorder)|` +
		`you(?:'re| are) (?:clinically )?(?:depressed|bipolar|autistic)|disorder|bipolar|adhd|ocd|ptsd|antidepressants?|ssris?|benzodiazepines?|sertraline|zoloft|fluoxetine|prozac|escitalopram|lexapro|citalopram|paroxetine|venlafaxine|bupropion|wellbutrin|alprazolam|xanax|lorazepam|ativan|clonazepam|klonopin|diazepam|valium|zolpidem|ambien|trazodone|quetiapine|seroquel|lithium|melatonin|ashwagandha|ibuprofen|paracetamol|acetaminophen|tylenol|insulin|` +
		`\d+(?:\.\d+)?\s?(?:mg|mcg|milligrams?|ml|tablets?|pills?|capsules?|drops)|(?:take|swallow|increase|reduce|double|skip|stop taking|start taking) (?:a |an |the |your |some |two |more |fewer )*(?:dose|doses|pills?|tablets?|medicines?|medication|meds|capsules?|supplements?)|(?:one|two|three|four|half a|a few|some|another) (?:tablets?|pills?|capsules?|doses?))\b`)
	medicalHere = regexp.MustCompile(`(?i)डिप्रेशन|अवसाद|एंग्ज़ायटी|बाइपोलर|मिलीग्राम|[0-9०-९]+\s?(?:मिग्रा|एमजी|गोली|गोलियाँ|मात्रा)|(?:दवा|दवाई|गोली)\s?(?:लो|लीजिए|ले लो|खाओ|खाइए|बंद कर)|\b(?:dawai|dawa|goli|tablet)\s?(?:lo|lijiye|le lo|khao|khaiye|band kar)\b|` +
		`மன அழுத்த நோய்|மனச்சோர்வு நோய்|மில்லிகிராம்|[0-9]+\s?(?:மி\.?கி|மாத்திரை)|(?:மருந்து|மாத்திரை)\S*\s?(?:சாப்பிடு|எடுத்துக்கொள்|நிறுத்து|போட்டுக்கொள்)`)
	// Claims of being a person, links, code and markup, and talk about prompts.
	foreign = regexp.MustCompile(`(?i)https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+|</?[a-z!][^>]*>|\x60\x60\x60|!?\[[^\]]*\]\(|javascript:|` +
		`\b(?:i am|i'm|im) (?:a |an )?(?:real |actual )?(?:human|person|man|woman|doctor|therapist|psychologist|psychiatrist|lawyer)\b|` +
		`\bsystem prompt\b|\b(?:ignore|disregard) (?:all |the |your |any )*(?:previous|prior|above|earlier)\b|\bas an ai (?:language )?model\b|` +
		`\b(?:password|credit card|card number|social security|ssn|bank account|otp)\b`)
	// Numbers that could be called: only those of the helplines.
	number   = regexp.MustCompile(`\+?\d[\d\s().-]{6,}\d`)
	helpline = regexp.MustCompile(`741741|1-800-273-8255`)
)

// neverSaid matches what hurts a member in distress, in every use: a promise demanded, a question that asks for a No,
// courage and duty, secrecy, more than a program can be, the end of the talk, and advice that endangers in violence.
var neverSaid = regexp.MustCompile(`(?i)\bpromise me\b|\byou (must|have to) promise\b|\byou(?:'re| are) not (?:thinking|going|planning)\b.{0,60}\b(?:are you|right)\?|\b(?:be|stay) strong\b|\bman up\b|\bcheer up\b|\b(?:it's|it is) not that bad\b|\bstop (?:crying|complaining)\b|\bthink of your (?:parents|family|mother|father|children|kids)\b|` +
	`\bcommit(?:s|ted|ting)? suicide\b|\bi (?:can't|cannot|can not) (?:talk|speak|chat) about (?:this|that|it)\b|\b(?:don't|do not|never) tell (?:anyone|anybody|them)\b|\bour (?:little )?secret\b|\b(?:nobody|no one) (?:has|needs) to know\b|\bjust between us\b|\bi care (?:about you )?more\b|\b(?:nobody|no one) (?:else )?understands you\b|\bbetter off without you\b|\bconfront (?:him|her|them)\b|\bjust leave (?:him|her|them)\b|\bcouples? (?:therapy|counsel\w*)\b|` +
	`\bmazboo?t (?:bano|baniye)\b|\bstrong (?:bano|baniye)\b|\bhimmat rakh(?:o|iye)\b|\bmaa baap (?:ke baare mein|ka) soch|\bkisi ko mat bata|\bwaada karo|\bvaada karo|मज़बूत (?:बनो|बनिए)|हिम्मत रख(?:ो|िए)|माँ-बाप (?:के बारे में|का) सोच|किसी को मत बता|वादा कर(?:ो|िए)|தைரியமாக இருங்|யாரிடமும் சொல்லாதீ|சத்தியம் செய்`)

// unfit reports whether a model's answer breaks the rules. Crisis words in it are unfit in every use: crisis help
// comes from built-in texts only. Single words of distress are common in kind answers, so they are allowed.
func unfit(text string) bool {
	return medical.MatchString(text) || medicalHere.MatchString(text) || foreign.MatchString(text) ||
		number.MatchString(helpline.ReplaceAllString(text, "")) || safety.Phrases(text) == safety.Urgent || crisisWord.MatchString(text) ||
		neverSaid.MatchString(strings.ReplaceAll(text, "’", "'"))
}

// crisisWord matches words that the detector rates as a concern only and that a model should still never use.
var crisisWord = regexp.MustCompile(`(?i)suicid|self.?harm|kill (?:your|my|him|her|them)sel|overdos|end (?:your|my) life|want to die|better off dead|आत्महत्या|ख़ुदकुशी|खुदकुशी|தற்கொலை|khudkushi|aatmahatya`)

// tidy removes control characters, emphasis marks and list marks from a sentence.
func tidy(sentence string, first bool) string {
	sentence = strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return ' '
		case r == '*' || r == '#' || r == '`' || r == '_':
			return -1
		case unicode.IsControl(r) || (unicode.Is(unicode.Cf, r) && r != '\u200c' && r != '\u200d') || r == unicode.ReplacementChar:
			return -1
		}
		return r
	}, sentence)
	if first {
		sentence = strings.TrimLeft(sentence, " -")
	}
	if strings.TrimSpace(sentence) == "" {
		return ""
	}
	return sentence
}
