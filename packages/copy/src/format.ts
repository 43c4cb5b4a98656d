/** Formats US cents as a price in a locale: 8000 is `"$80"` in English, 8050 is `"$80.50"`. */
export function dollars(cents: number, locale: string): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale, { style: "currency", currency: "USD", minimumFractionDigits }).format(
    cents / 100,
  );
}

/** Finds the label of a code in one of the catalogue's lists; an unknown code is its own label. */
export function labelOf(list: readonly { readonly code: string; readonly label: string }[], code: string): string {
  return list.find((option) => option.code === code)?.label ?? code;
}
