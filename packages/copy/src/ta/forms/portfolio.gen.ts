// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { focusTopics, languages } from "../lists.gen";
import { atLeast, atMost, distinct, line, maxLength, number, oneOf, optionalChoices, optionalLine, optionalLines, pattern, required, safeLine, safeLines, whole } from "../../forms";

/** The portfolio form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const portfolioForm = z.object({
  name: line(required("Please enter your name"), maxLength(100, "Your name cannot exceed 100 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  bio: optionalLines(maxLength(2000, "Your bio cannot exceed 2000 characters"), safeLines("Your bio has characters we can't save. Please type it again.")),
  specializations: optionalLine(maxLength(500, "Your specializations cannot exceed 500 characters"), pattern(/^[^,]{0,61}(?:,[^,]{0,61}){0,9}$/u, "List up to 10, separated by commas, each with up to 60 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  languages: optionalChoices(languages, oneOf(languages, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்"), distinct("ஒவ்வொன்றையும் ஒரு முறை மட்டுமே தேர்ந்தெடுங்கள்")),
  focus: optionalChoices(focusTopics, oneOf(focusTopics, "கொடுத்திருப்பவற்றில் ஒன்றைத் தேர்ந்தெடுங்கள்"), distinct("ஒவ்வொன்றையும் ஒரு முறை மட்டுமே தேர்ந்தெடுங்கள்")),
  city: optionalLine(maxLength(100, "ஊரின் பெயர் 100 எழுத்துகளுக்கு மேல் இருக்கக் கூடாது"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  state: optionalLine(maxLength(100, "State cannot exceed 100 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  country: optionalLine(maxLength(100, "Country cannot exceed 100 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  timeZone: line(maxLength(64, "Please choose a time zone from the list"), pattern(/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/u, "Please choose a time zone from the list"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
  yearsOfExperience: number(required("Please enter your years of experience"), atLeast(0, "Years of experience must be a whole number from 0 to 70"), atMost(70, "Years of experience must be a whole number from 0 to 70"), whole("Years of experience must be a whole number from 0 to 70")),
  education: optionalLine(maxLength(300, "Education cannot exceed 300 characters"), safeLine("இங்கே பயன்படுத்த முடியாத எழுத்துகள் இதில் இருக்கின்றன. இதை மீண்டும் டைப் செய்யுங்கள்.")),
});

/** What the portfolio form's fields hold while they are being filled. */
export type PortfolioInput = z.input<typeof portfolioForm>;

/** What a valid portfolio form gives. */
export type PortfolioValues = z.output<typeof portfolioForm>;
