import { type PluralText, plural } from "@aangan/copy/format";
import { CharacterCount } from "@aangan/ui/textarea/textarea.tsx";

/** Props of {@link NearLimit}. */
export interface NearLimitProps {
  text: string;
  /** The most characters that it may have, in code points. */
  max: number;
  /** Texts for the remaining characters, and for the characters over the limit. */
  words: { readonly left: PluralText; readonly over: PluralText };
}

/** The number of remaining characters, once at most a tenth is left. */
export function NearLimit({ text, max, words }: NearLimitProps) {
  const count = [...text.trim()].length;
  if (count < max * 0.9) return null;
  return (
    <CharacterCount
      count={count}
      max={max}
      format={(used, most) => (used > most ? plural(words.over, used - most) : plural(words.left, most - used))}
    />
  );
}
