// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { ageRanges, genders, languages, regions, religions } from "../lists.gen";
import { choice, oneOf, optionalChoice, required } from "../../forms";

/** The preferences form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const preferencesForm = z.object({
  region: choice(regions, required("Region is required"), oneOf(regions, "Region is required")),
  religion: optionalChoice(religions, oneOf(religions, "Please choose one of the options")),
  gender: choice(genders, required("Gender is required"), oneOf(genders, "Gender is required")),
  age: choice(ageRanges, required("Age range is required"), oneOf(ageRanges, "Age range is required")),
  language: optionalChoice(languages, oneOf(languages, "Please choose one of the options")),
});

/** What the preferences form's fields hold while they are being filled. */
export type PreferencesInput = z.input<typeof preferencesForm>;

/** What a valid preferences form gives. */
export type PreferencesValues = z.output<typeof preferencesForm>;
