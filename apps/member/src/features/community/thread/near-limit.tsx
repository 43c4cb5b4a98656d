import { CharacterCount } from "@aangan/ui/textarea/textarea.tsx";

/** Props of {@link NearLimit}. */
export interface NearLimitProps {
  text: string;
  /** The most characters that it may have, in code points. */
  max: number;
  /** Messages for the number of remaining characters, and for the number of those over the limit. */
  words: Readonly<Record<"left" | "over", (values: { count: number }) => string>>;
}

/** The number of remaining characters, once at most a tenth is left. */
export function NearLimit({ text, max, words }: NearLimitProps) {
  const count = [...text.trim()].length;
  if (count < max * 0.9) return null;
  return (
    <CharacterCount
      count={count}
      max={max}
      format={(used, most) => (used > most ? words.over({ count: used - most }) : words.left({ count: most - used }))}
    />
  );
}
