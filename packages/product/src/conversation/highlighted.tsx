import { Fragment } from "react";

/** A range of a text in UTF-16 indexes, end exclusive. */
export type TextRange = readonly [start: number, end: number];

/** A text with some of its parts marked. The ranges are in order and do not overlap. */
export function Highlighted({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const parts = ranges.map(([start, end], index) => {
    const from = ranges[index - 1]?.[1] ?? 0;
    return (
      <Fragment key={start}>
        {text.slice(from, start)}
        <mark className="rounded-[3px] bg-accent text-on-accent">{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Returns the part of a long text around its first mark, with the ranges shifted to match. */
export function excerpt(
  text: string,
  ranges: readonly TextRange[],
  before = 32,
  most = 160,
): { text: string; ranges: TextRange[] } {
  const first = ranges[0];
  const begin = first && first[0] > before ? wordStart(text, first[0] - before, first[0]) : 0;
  const end = letterEnd(text, Math.min(text.length, Math.max(begin + most, first?.[1] ?? 0)));
  const lead = begin > 0 ? "…" : "";
  const shift = lead.length - begin;
  return {
    text: lead + text.slice(begin, end) + (end < text.length ? "…" : ""),
    ranges: ranges.filter(([, to]) => to <= end).map(([from, to]): TextRange => [from + shift, to + shift]),
  };
}

/** Returns the nearest start of a word between two indexes, else the second index. */
function wordStart(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s/u);
  return space < 0 ? to : from + space + 1;
}

/** Returns the index, or the one before it if it is inside a surrogate pair. */
function letterEnd(text: string, at: number): number {
  const last = text.charCodeAt(at - 1);
  return at < text.length && last >= 0xd800 && last <= 0xdbff ? at - 1 : at;
}
