import { country, directory } from "@aangan/copy/helplines";
import { locale } from "@aangan/copy/locale";
import type { Paragraph } from "../prose";

/** A number to press: in the words of the page, and as an address that the phone opens. */
export interface HelpNumber {
  label: string;
  detail: string;
  href: string;
}

/** An entry of the help directory. */
export interface Helpline {
  id: string;
  name: string;
  kind: string;
  about: string;
  hours: string;
  languages: string;
  place: string;
  ways: readonly Way[];
  checked: string;
}

/** One way to reach a helpline; `word` is what to text. */
export interface Way {
  means: "call" | "text" | "web";
  number: string;
  word: string;
  note: string;
  href: string;
}

/** The title of a kind or a place, and a sentence under it, which may be empty. */
export interface GroupHeading {
  id: string;
  title: string;
  text: string;
}

/** The entries of a kind or a place, under its title. */
interface HelpGroup extends GroupHeading {
  lines: readonly Helpline[];
}

/** A section of the directory: groups that open one by one, without a script. */
export interface DirectorySection {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
  groups: readonly HelpGroup[];
}

/** A part of the crisis page. */
export interface CrisisSection {
  id: string;
  title: string;
  paragraphs: readonly Paragraph[];
  /** Sentences that can be read out or sent as they are. */
  sayings?: readonly string[];
  /** Steps, in order. */
  steps?: readonly { title: string; text: string }[];
  /** Further public numbers. */
  numbers?: readonly HelpNumber[];
  /** What follows the list. */
  after?: readonly Paragraph[];
}

/** Returns the entries for the whole United States under their kinds. */
export const groupedByKind = (headings: readonly GroupHeading[], lines: readonly Helpline[]): readonly HelpGroup[] =>
  headings.map((heading) => ({
    ...heading,
    lines: lines.filter(({ place, kind }) => place === country && kind === heading.id),
  }));

/** Returns the entries of states or countries under their places. */
export const groupedByPlace = (headings: readonly GroupHeading[], lines: readonly Helpline[]): readonly HelpGroup[] =>
  headings.map((heading) => ({ ...heading, lines: lines.filter(({ place }) => place === heading.id) }));

/** The day on which the oldest entry was compared with its sources, as `2026-11-26`. */
export const checkedOn: string = directory.map(({ checked }) => checked).sort()[0] ?? "";

/** {@link checkedOn} as the page's language writes it, such as "November 26, 2026". */
export const checkedDay: string = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
  new Date(`${checkedOn}T00:00:00Z`),
);
