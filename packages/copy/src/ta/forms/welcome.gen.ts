// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { line, maxLength, minLength, pattern, required, safeLine } from "../../forms";

/** The welcome form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const welcomeForm = z.object({
  firstName: line(required("முதல் பெயர் தேவை"), maxLength(50, "முதல் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  lastName: line(required("கடைசிப் பெயர் தேவை"), maxLength(50, "கடைசிப் பெயர் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  username: line(minLength(3, "யூசர்நேமில் குறைந்தது 3 எழுத்துகள் இருக்க வேண்டும்"), maxLength(50, "யூசர்நேம் 50 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), pattern(/^[A-Za-z0-9_]+$/u, "யூசர்நேமில் ஆங்கில எழுத்துகள், எண்கள், அண்டர்ஸ்கோர் (_) மட்டுமே இருக்கலாம்"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the welcome form's fields hold while they are being filled. */
export type WelcomeInput = z.input<typeof welcomeForm>;

/** What a valid welcome form gives. */
export type WelcomeValues = z.output<typeof welcomeForm>;
