/** The names of a template's placeholders: `"firstName"` for `"Welcome back, {firstName}!"`. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** A value for every placeholder of a template. */
export type Values<Text extends string> = Record<Placeholders<Text>, string | number>;

/** A text in its two forms: `one` for exactly 1, `other` for every other number. */
export type PluralText = { readonly one: string; readonly other: string };

/**
 * Puts values into a template from the catalogue: `fill(auth.loginSuccess.text, { firstName })`. A placeholder without
 * a value does not compile. A value is inserted unchanged: braces in it are not placeholders.
 */
export function fill<const Text extends string>(template: Text, values: Values<Text>): string {
  const byName = new Map<string, string | number>(Object.entries(values));
  return template.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => String(byName.get(name) ?? placeholder));
}

/** Returns the text for a count, with the count and the other values inserted. */
export function plural<const Text extends PluralText>(
  text: Text,
  count: number,
  ...rest: Exclude<Placeholders<Text["other"]>, "count"> extends never
    ? []
    : [values: Record<Exclude<Placeholders<Text["other"]>, "count">, string | number>]
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
