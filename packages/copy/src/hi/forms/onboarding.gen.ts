// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, genders, languages, regions, religions } from "../lists.gen";
import { atLeast, atMost, choice, distinct, flag, maxItems, maxLength, number, oneOf, optionalChoice, optionalChoices, optionalLine, required, safeLine, whole } from "../../forms";

/** The onboarding form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const onboardingForm = z.object({
  region: choice(regions, required("अपना इलाक़ा चुनें"), oneOf(regions, "अपना इलाक़ा चुनें")),
  religion: optionalChoice(religions, oneOf(religions, "दिए गए विकल्पों में से एक चुनें")),
  age: number(required("अपनी उम्र डालें"), atLeast(18, "उम्र कम से कम 18 साल होनी चाहिए"), atMost(120, "उम्र 120 साल से ज़्यादा नहीं हो सकती"), whole("उम्र पूरे सालों में डालें")),
  gender: choice(genders, required("अपना जेंडर चुनें"), oneOf(genders, "अपना जेंडर चुनें")),
  language: optionalChoice(languages, oneOf(languages, "दिए गए विकल्पों में से एक चुनें")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "दिए गए विकल्पों में से एक चुनें"), distinct("हर विकल्प एक ही बार चुनें"), maxItems(5, "ज़्यादा से ज़्यादा 5 विषय चुनें")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "दिए गए विकल्पों में से एक चुनें")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "शहर का नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the onboarding form's fields hold while they are being filled. */
export type OnboardingInput = z.input<typeof onboardingForm>;

/** What a valid onboarding form gives. */
export type OnboardingValues = z.output<typeof onboardingForm>;
