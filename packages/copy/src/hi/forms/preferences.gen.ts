// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { ageRanges, genders, languages, regions, religions } from "../lists.gen";
import { choice, oneOf, optionalChoice, required } from "../../forms";

/** The preferences form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const preferencesForm = z.object({
  region: choice(regions, required("इलाक़ा ज़रूरी है"), oneOf(regions, "इलाक़ा ज़रूरी है")),
  religion: optionalChoice(religions, oneOf(religions, "दिए गए विकल्पों में से एक चुनें")),
  gender: choice(genders, required("जेंडर ज़रूरी है"), oneOf(genders, "जेंडर ज़रूरी है")),
  age: choice(ageRanges, required("उम्र का दायरा ज़रूरी है"), oneOf(ageRanges, "उम्र का दायरा ज़रूरी है")),
  language: optionalChoice(languages, oneOf(languages, "दिए गए विकल्पों में से एक चुनें")),
});

/** What the preferences form's fields hold while they are being filled. */
export type PreferencesInput = z.input<typeof preferencesForm>;

/** What a valid preferences form gives. */
export type PreferencesValues = z.output<typeof preferencesForm>;
