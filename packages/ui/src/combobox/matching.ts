/**
 * Folds a text for comparison with typed characters: lower case, without accents, so that "sao" finds "São" and
 * "Zurich" finds "Zürich". Vowel signs of Indian scripts are characters, not accents, and stay; the dots below
 * consonants (nukta), which many keyboards leave out, do not.
 */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .trim();
}

/**
 * Returns the options that contain every typed word in their label or keywords, in the given order, but those whose
 * label starts with the typed text first. Without typed text, all of them.
 */
export function matching<O extends { label: string; keywords?: string }>(options: readonly O[], typed: string): O[] {
  const query = fold(typed);
  if (!query) return [...options];
  const words = query.split(/\s+/);
  const found = options.filter((option) => {
    const text = fold(`${option.label} ${option.keywords ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const starts = found.filter((option) => fold(option.label).startsWith(query));
  return [...starts, ...found.filter((option) => !starts.includes(option))];
}
