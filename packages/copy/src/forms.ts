import * as z from "zod/mini";

// The runtime of the generated form schemas. Every function has a counterpart in bff/domain/copy/rules, and one table
// of inputs is run against both. A field has at most one message: that of the first rule that its value breaks.

/** One condition on a value: the message for breaking it, or nothing. */
export type Rule<Value> = (value: Value) => string | undefined;

type Coded = readonly { readonly code: string }[];
type CodeOf<List extends Coded> = List[number]["code"];

const rule =
  <Value>(holds: (value: Value) => boolean, message: string): Rule<Value> =>
  (value) =>
    holds(value) ? undefined : message;

/** Length in Unicode code points, which is how the server counts. */
const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count++;
  return count;
};

/** Refuses an empty text. */
export const required = (message: string): Rule<string | number | undefined> =>
  rule((value) => value !== "" && value !== undefined, message);

/** Refuses fewer than `n` code points. */
export const minLength = (n: number, message: string): Rule<string> => rule((text) => codePoints(text) >= n, message);

/** Refuses more than `n` code points. */
export const maxLength = (n: number, message: string): Rule<string> => rule((text) => codePoints(text) <= n, message);

/** Refuses a text in which the expression does not match. */
export const pattern = (expression: RegExp, message: string): Rule<string> =>
  rule((text) => expression.test(text), message);

/** Refuses control characters, line separators and characters that turn the reading direction. */
export const safeLine = (message: string): Rule<string> =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  rule((text) => !/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/.test(text), message);

/** Refuses control characters other than tab and newline. */
export const safeLines = (message: string): Rule<string> =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
  rule((text) => !/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(text), message);

/** Refuses a number with a fraction. */
export const whole = (message: string): Rule<number> => rule(Number.isInteger, message);

/** Refuses a number below `n`. */
export const atLeast = (n: number, message: string): Rule<number> => rule((value) => value >= n, message);

/** Refuses a number above `n`. */
export const atMost = (n: number, message: string): Rule<number> => rule((value) => value <= n, message);

/** Refuses a code, or a list with a code, that is not in the catalogue's list. */
export const oneOf = (list: Coded, message: string): Rule<string | readonly string[]> =>
  rule((value) => [value].flat().every((code) => list.some((option) => option.code === code)), message);

/** Refuses a list of more than `n` items. */
export const maxItems = (n: number, message: string): Rule<readonly string[]> =>
  rule((items) => items.length <= n, message);

/** Refuses a list that holds an item twice. */
export const distinct = (message: string): Rule<readonly string[]> =>
  rule((items) => new Set(items).size === items.length, message);

// Characters that are invisible on their own; the same list as on the server.
const blank =
  /^(?:[\s\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\uffa0]|\u034f|[\ufe00-\ufe0f])*$/;

const trimmed = (text: string): string => {
  const value = text.normalize("NFC").trim();
  return blank.test(value) ? "" : value;
};

const firstBroken = <Value>(rules: readonly Rule<Value>[], value: Value): string | undefined => {
  for (const holds of rules) {
    const message = holds(value);
    if (message !== undefined) return message;
  }
  return undefined;
};

/** Reports the message of the first broken rule. With `continue` the form's other checks still run. */
const firstOf =
  <Value>(rules: readonly Rule<Value>[]) =>
  ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const message = firstBroken(rules, value);
    if (message !== undefined) issues.push({ code: "custom", message, input: value, continue: true });
  };

// A missing field counts as empty, as on the server. The casts keep it required in the form's type, so that it cannot
// be forgotten.
type Text<Value extends string> = z.ZodMiniType<Value, string>;

const text = (normalise: (typed: string) => string, rules: readonly Rule<string>[]): Text<string> =>
  z.prefault(z.string().check(z.overwrite(normalise), z.check(firstOf(rules))), "") as unknown as Text<string>;

/** A text of one line, in Unicode NFC and trimmed. */
export const line = (...rules: Rule<string>[]): Text<string> => text(trimmed, rules);

/** A text of one line that may be empty; otherwise the rules apply. */
export const optionalLine = (...rules: Rule<string>[]): Text<string> =>
  text(trimmed, [(typed) => (typed === "" ? undefined : firstBroken(rules, typed))]);

/** A text of several lines: like a line, with normalized newlines. */
export const lines = (...rules: Rule<string>[]): Text<string> =>
  text((typed) => trimmed(typed.replace(/\r\n?/g, "\n")), rules);

/** A text of several lines that may be empty; otherwise the rules apply. */
export const optionalLines = (...rules: Rule<string>[]): Text<string> =>
  lines((typed) => (typed === "" ? undefined : firstBroken(rules, typed)));

/** A password in Unicode NFC, so that every keyboard gives the same one, and otherwise unchanged. */
export const secret = (...rules: Rule<string>[]): Text<string> => text((typed) => typed.normalize("NFC"), rules);

/** A password that may be empty; otherwise the rules apply. */
export const optionalSecret = (...rules: Rule<string>[]): Text<string> =>
  secret((typed) => (typed === "" ? undefined : firstBroken(rules, typed)));

/** A yes or no that may be left out. */
export const flag = () => z.optional(z.boolean());

/** A code from a list. The form may contain any text until it is parsed; the list is used for its type only. */
export const choice = <const List extends Coded>(_list: List, ...rules: Rule<string>[]): Text<CodeOf<List>> =>
  z.prefault(z.string().check(z.check(firstOf(rules))), "") as unknown as Text<CodeOf<List>>;

/** A code from a list, or none: an empty text is parsed as undefined. */
export const optionalChoice = <const List extends Coded>(_list: List, ...rules: Rule<string>[]) =>
  z.pipe(
    z.optional(z.string().check(z.check(firstOf([(code) => (code === "" ? undefined : firstBroken(rules, code))])))),
    z.transform((code) => (code || undefined) as CodeOf<List> | undefined),
  );

/** Several codes from a list, or none. */
export const optionalChoices = <const List extends Coded>(_list: List, ...rules: Rule<readonly string[]>[]) =>
  z.optional(z.array(z.string()).check(z.check(firstOf<string[]>(rules)))) as unknown as z.ZodMiniType<
    CodeOf<List>[] | undefined,
    string[] | undefined
  >;

const numberIn = (typed: string | number | undefined): number | undefined => {
  if (typeof typed === "number") return Number.isFinite(typed) ? typed : undefined;
  const numeral = typed?.trim() ?? "";
  return /^-?[0-9]{1,15}(\.[0-9]{1,15})?$/.test(numeral) ? Number(numeral) : undefined;
};

/**
 * A number. Inputs return text, so a plain decimal numeral counts as one. Anything else counts as missing, which the
 * required rule reports.
 */
export const number = (
  ...rules: (Rule<number> | Rule<number | string | undefined>)[]
): z.ZodMiniType<number, string | number> =>
  z.pipe(
    z.custom<string | number>((typed) => typed === undefined || typeof typed === "string" || typeof typed === "number"),
    z.transform((typed, context) => {
      const value = numberIn(typed);
      // Without a number the required rule, which is first, reports it.
      firstOf(rules as Rule<number | undefined>[])({ value, issues: context.issues });
      return value ?? Number.NaN;
    }),
  );

/**
 * A number that may be missing: null and an empty text are parsed as undefined; other text that is no numeral breaks
 * the rules.
 */
export const optionalNumber = (
  ...rules: Rule<number>[]
): z.ZodMiniType<number | undefined, string | number | null | undefined> =>
  z.pipe(
    z.optional(
      z.custom<string | number | null | undefined>(
        (typed) => typed === null || typed === undefined || typeof typed === "string" || typeof typed === "number",
      ),
    ),
    z.transform((typed, context) => {
      if (typed === undefined || typed === null || (typeof typed === "string" && typed.trim() === "")) return undefined;
      const value = numberIn(typed) ?? Number.NaN;
      firstOf(rules)({ value, issues: context.issues });
      return value;
    }),
  );

/** Refuses a field that differs from another, unless an earlier rule has already refused it. */
export const equals = (field: string, other: string, message: string) =>
  z.check<Record<string, unknown>>((payload) => {
    const values = payload.value;
    if (values[field] !== values[other] && !payload.issues.some((issue) => issue.path?.[0] === field)) {
      payload.issues.push({ code: "custom", message, input: values[field], path: [field], continue: true });
    }
  });
