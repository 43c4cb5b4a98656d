// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { moderationOutcomes } from "../lists.gen";
import { atLeast, atMost, choice, flag, maxLength, oneOf, optionalLines, optionalNumber, required, safeLines, whole } from "../../forms";

/** The decision form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const decisionForm = z.object({
  outcome: choice(moderationOutcomes, required("कोई फ़ैसला चुनें"), oneOf(moderationOutcomes, "कोई फ़ैसला चुनें")),
  warn: flag(),
  suspendDays: optionalNumber(atLeast(0, "0 से 30 दिन के बीच चुनें"), atMost(30, "0 से 30 दिन के बीच चुनें"), whole("0 से 30 दिन के बीच चुनें")),
  help: flag(),
  note: optionalLines(maxLength(2000, "नोट 2000 अक्षरों से ज़्यादा का नहीं हो सकता"), safeLines("नोट में कुछ ऐसे अक्षर हैं जो सेव नहीं हो सकते। इसे फिर से टाइप करें।")),
});

/** What the decision form's fields hold while they are being filled. */
export type DecisionInput = z.input<typeof decisionForm>;

/** What a valid decision form gives. */
export type DecisionValues = z.output<typeof decisionForm>;
