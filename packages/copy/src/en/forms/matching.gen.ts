// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, languages } from "../lists.gen";
import { distinct, flag, maxItems, maxLength, oneOf, optionalChoice, optionalChoices, optionalLine, safeLine } from "../../forms";

/** The matching form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const matchingForm = z.object({
  language: optionalChoice(languages, oneOf(languages, "Please choose one of the options")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "Please choose one of the options"), distinct("Please choose each option only once"), maxItems(5, "Please choose up to 5 topics")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "Please choose one of the options")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "City cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the matching form's fields hold while they are being filled. */
export type MatchingInput = z.input<typeof matchingForm>;

/** What a valid matching form gives. */
export type MatchingValues = z.output<typeof matchingForm>;
