// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, languages } from "../lists.gen";
import { distinct, flag, maxItems, maxLength, oneOf, optionalChoice, optionalChoices, optionalLine, safeLine } from "../../forms";

/** The matching form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const matchingForm = z.object({
  language: optionalChoice(languages, oneOf(languages, "दिए गए विकल्पों में से एक चुनें")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "दिए गए विकल्पों में से एक चुनें"), distinct("हर विकल्प एक ही बार चुनें"), maxItems(5, "ज़्यादा से ज़्यादा 5 विषय चुनें")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "दिए गए विकल्पों में से एक चुनें")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "शहर का नाम 100 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the matching form's fields hold while they are being filled. */
export type MatchingInput = z.input<typeof matchingForm>;

/** What a valid matching form gives. */
export type MatchingValues = z.output<typeof matchingForm>;
