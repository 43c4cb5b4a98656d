// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, optionalLines, safeLine, safeLines } from "../../forms";

/** The goal form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const goalForm = z.object({
  title: line(minLength(3, "Please write at least 3 characters"), maxLength(120, "Please keep it to 120 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  detail: optionalLines(maxLength(1000, "Please keep this to 1000 characters"), safeLines("This has characters we can't save. Please type it again.")),
});

/** What the goal form's fields hold while they are being filled. */
export type GoalInput = z.input<typeof goalForm>;

/** What a valid goal form gives. */
export type GoalValues = z.output<typeof goalForm>;
