// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { ageRanges, genders, languages, regions, religions } from "../lists.gen";
import { choice, oneOf, optionalChoice, required } from "../../forms";

/** The preferences form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const preferencesForm = z.object({
  region: choice(regions, required("பகுதி தேவை"), oneOf(regions, "பகுதி தேவை")),
  religion: optionalChoice(religions, oneOf(religions, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
  gender: choice(genders, required("பாலினம் தேவை"), oneOf(genders, "பாலினம் தேவை")),
  age: choice(ageRanges, required("வயதுப் பிரிவு தேவை"), oneOf(ageRanges, "வயதுப் பிரிவு தேவை")),
  language: optionalChoice(languages, oneOf(languages, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்")),
});

/** What the preferences form's fields hold while they are being filled. */
export type PreferencesInput = z.input<typeof preferencesForm>;

/** What a valid preferences form gives. */
export type PreferencesValues = z.output<typeof preferencesForm>;
