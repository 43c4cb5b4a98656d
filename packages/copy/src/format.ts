/** The names of a template's gaps: `"firstName"` for `"Welcome back, {firstName}!"`. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never;

/** A value for every gap of a template. */
export type Values<Text extends string> = Record<Gaps<Text>, string | number>;

/** A text in its two forms: `one` for exactly 1, `other` for every other number. */
export type PluralText = { readonly one: string; readonly other: string };

/**
 * Puts values into a template from the catalogue: `fill(auth.loginSuccess.text, { firstName })`. A gap without a value
 * does not compile. A value goes in as it is: braces inside it are not read as gaps.
 */
export function fill<const Text extends string>(template: Text, values: Values<Text>): string {
  const given = new Map<string, string | number>(Object.entries(values));
  return template.replace(/\{([^{}]*)\}/g, (gap, name: string) => String(given.get(name) ?? gap));
}

/** Picks the text for a count and puts the count, and any other values that the text names, into it. */
export function plural<const Text extends PluralText>(
  text: Text,
  count: number,
  ...rest: Exclude<Gaps<Text["other"]>, "count"> extends never
    ? []
    : [values: Record<Exclude<Gaps<Text["other"]>, "count">, string | number>]
): string {
  const [values] = rest;
  const chosen: string = count === 1 ? text.one : text.other;
  return fill(chosen, { ...values, count });
}

/** Writes US cents as a price: 8000 is `"$80"`, 8050 is `"$80.50"`. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** Finds the label of a code in one of the catalogue's lists; an unknown code is its own label. */
export function labelOf(list: readonly { readonly code: string; readonly label: string }[], code: string): string {
  return list.find((option) => option.code === code)?.label ?? code;
}
