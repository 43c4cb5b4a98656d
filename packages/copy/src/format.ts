/** Writes US cents as a price: 8000 is `"$80"`, 8050 is `"$80.50"`. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** Finds the label of a code in one of the catalogue's lists; an unknown code is its own label. */
export function labelOf(list: readonly { readonly code: string; readonly label: string }[], code: string): string {
  return list.find((option) => option.code === code)?.label ?? code;
}
