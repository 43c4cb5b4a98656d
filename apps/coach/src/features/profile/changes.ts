import type { PortfolioInput, PortfolioValues } from "@aangan/copy/forms/portfolio";
import { focusTopics, languages } from "@aangan/copy/lists";
import { currentName } from "@aangan/shell/zones";
import type { Portfolio, PortfolioChanges } from "./queries";

/** The codes that a list has. */
function known<Code extends string>(list: readonly { code: Code }[], codes: readonly string[]): Code[] {
  return list.map(({ code }) => code).filter((code) => codes.includes(code));
}

/** What the form holds while nothing is changed. */
export function inputOf(portfolio: Portfolio): PortfolioInput {
  return {
    name: portfolio.name,
    bio: portfolio.bio,
    specializations: portfolio.specializations,
    languages: known(languages, portfolio.languages),
    focus: known(focusTopics, portfolio.focus),
    city: portfolio.city,
    state: portfolio.state,
    country: portfolio.country,
    timeZone: currentName(portfolio.timeZone),
    yearsOfExperience: String(portfolio.yearsOfExperience),
    education: portfolio.education,
  };
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** What differs from what is stored: nothing that another device changed meanwhile is written over. */
export function changesOf(portfolio: Portfolio, values: PortfolioValues): PortfolioChanges {
  const changes: PortfolioChanges = {};
  for (const key of ["name", "bio", "specializations", "city", "state", "country", "education"] as const) {
    const value = values[key] ?? "";
    if (value !== portfolio[key]) changes[key] = value;
  }
  for (const key of ["languages", "focus"] as const) {
    const value = values[key] ?? [];
    if (!sameSet(value, portfolio[key])) changes[key] = [...value];
  }
  if (values.timeZone !== currentName(portfolio.timeZone)) changes.timeZone = values.timeZone;
  if (values.yearsOfExperience !== portfolio.yearsOfExperience) changes.yearsOfExperience = values.yearsOfExperience;
  return changes;
}

/** What is being typed, and what stood in the form when that began. */
export interface PortfolioDraft {
  base: PortfolioInput;
  typed: PortfolioInput;
}

/**
 * What a form goes on with that was begun before: what was typed, and in the other fields what is saved now, be it that another
 * device changed it meanwhile.
 */
export function resumed({ base, typed }: PortfolioDraft, saved: PortfolioInput): PortfolioInput {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const kept = Object.entries(typed).filter(([field, value]) => !same(value, base[field as keyof PortfolioInput]));
  return { ...saved, ...Object.fromEntries(kept) };
}
