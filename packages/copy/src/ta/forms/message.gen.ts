// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { lines, maxLength, required, safeLines } from "../../forms";

/** The message form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const messageForm = z.object({
  text: lines(required("முதலில் ஏதாவது எழுதுங்கள்"), maxLength(4000, "மெசேஜ் 4000 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLines("உங்கள் மெசேஜில் எங்களால் அனுப்ப முடியாத எழுத்துகள் இருக்கின்றன. அதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the message form's fields hold while they are being filled. */
export type MessageInput = z.input<typeof messageForm>;

/** What a valid message form gives. */
export type MessageValues = z.output<typeof messageForm>;
