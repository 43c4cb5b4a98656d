// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { coachGenders, focusTopics, genders, languages, regions, religions } from "../lists.gen";
import { atLeast, atMost, choice, distinct, flag, maxItems, maxLength, number, oneOf, optionalChoice, optionalChoices, optionalLine, required, safeLine, whole } from "../../forms";

/** The onboarding form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const onboardingForm = z.object({
  region: choice(regions, required("Please select your region of origin"), oneOf(regions, "Please select your region of origin")),
  religion: optionalChoice(religions, oneOf(religions, "Please choose one of the options")),
  age: number(required("Please enter your age"), atLeast(18, "Must be 18 or older"), atMost(120, "Must be 120 or younger"), whole("Please enter your age in whole years")),
  gender: choice(genders, required("Please select your gender"), oneOf(genders, "Please select your gender")),
  language: optionalChoice(languages, oneOf(languages, "Please choose one of the options")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "Please choose one of the options"), distinct("Please choose each option only once"), maxItems(5, "Please choose up to 5 topics")),
  coachGender: optionalChoice(coachGenders, oneOf(coachGenders, "Please choose one of the options")),
  outsideCommunity: flag(),
  homeCity: optionalLine(maxLength(100, "City cannot exceed 100 characters"), safeLine("This has characters that can't be used here. Please type it again.")),
});

/** What the onboarding form's fields hold while they are being filled. */
export type OnboardingInput = z.input<typeof onboardingForm>;

/** What a valid onboarding form gives. */
export type OnboardingValues = z.output<typeof onboardingForm>;
