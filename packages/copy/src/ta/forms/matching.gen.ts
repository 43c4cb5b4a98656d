// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, languages } from "../lists.gen";
import { distinct, flag, maxItems, maxLength, oneOf, optionalChoice, optionalChoices, optionalLine, safeLine } from "../../forms";

/** The matching form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const matchingForm = z.object({
  language: optionalChoice(languages, oneOf(languages, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்"), distinct("ஒவ்வொன்றையும் ஒரு முறை மட்டுமே தேர்ந்தெடுங்கள்"), maxItems(5, "5 தலைப்புகள் வரை தேர்ந்தெடுங்கள்")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "ஊரின் பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the matching form's fields hold while they are being filled. */
export type MatchingInput = z.input<typeof matchingForm>;

/** What a valid matching form gives. */
export type MatchingValues = z.output<typeof matchingForm>;
