// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, genders, languages, regions, religions } from "../lists.gen";
import { atLeast, atMost, choice, distinct, flag, maxItems, maxLength, number, oneOf, optionalChoice, optionalChoices, optionalLine, required, safeLine, whole } from "../../forms";

/** The onboarding form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const onboardingForm = z.object({
  region: choice(regions, required("உங்கள் பூர்விகப் பகுதியைத் தேர்ந்தெடுங்கள்"), oneOf(regions, "உங்கள் பூர்விகப் பகுதியைத் தேர்ந்தெடுங்கள்")),
  religion: optionalChoice(religions, oneOf(religions, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  age: number(required("உங்கள் வயதை எழுதுங்கள்"), atLeast(18, "வயது 18 அல்லது அதற்கு மேல் இருக்க வேண்டும்"), atMost(120, "வயது 120 அல்லது அதற்குக் கீழ் இருக்க வேண்டும்"), whole("வயதை முழு வருடங்களில் எழுதுங்கள்")),
  gender: choice(genders, required("உங்கள் பாலினத்தைத் தேர்ந்தெடுங்கள்"), oneOf(genders, "உங்கள் பாலினத்தைத் தேர்ந்தெடுங்கள்")),
  language: optionalChoice(languages, oneOf(languages, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்"), distinct("ஒவ்வொன்றையும் ஒரு முறை மட்டுமே தேர்ந்தெடுங்கள்"), maxItems(5, "5 தலைப்புகள் வரை தேர்ந்தெடுங்கள்")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "ஊரின் பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the onboarding form's fields hold while they are being filled. */
export type OnboardingInput = z.input<typeof onboardingForm>;

/** What a valid onboarding form gives. */
export type OnboardingValues = z.output<typeof onboardingForm>;
