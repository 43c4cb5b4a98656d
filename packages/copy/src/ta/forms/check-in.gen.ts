// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { moods } from "../lists.gen";
import { choice, maxLength, oneOf, optionalLine, optionalLines, required, safeLine, safeLines } from "../../forms";

/** The checkIn form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const checkInForm = z.object({
  mood: choice(moods, required("Please choose how you are"), oneOf(moods, "Please choose how you are")),
  word: optionalLine(maxLength(30, "A word cannot exceed 30 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  note: optionalLines(maxLength(500, "A note cannot exceed 500 characters"), safeLines("The note has characters we can't save. Please type it again.")),
});

/** What the checkIn form's fields hold while they are being filled. */
export type CheckInInput = z.input<typeof checkInForm>;

/** What a valid checkIn form gives. */
export type CheckInValues = z.output<typeof checkInForm>;
