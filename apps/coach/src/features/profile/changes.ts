import type { PortfolioInput, PortfolioValues } from "@aangan/copy/forms/portfolio";
import { focusTopics, languages } from "@aangan/copy/lists";
import { currentName } from "@aangan/shell/forms/zones.ts";
import type { Portfolio, PortfolioChanges } from "./queries";

/** The fields of the form, in order. */
export const portfolioFields = [
  "name",
  "bio",
  "specializations",
  "languages",
  "focus",
  "city",
  "state",
  "country",
  "timeZone",
  "yearsOfExperience",
  "education",
] as const satisfies (keyof PortfolioInput)[];

/** Returns the codes that are in a list. */
function known<Code extends string>(list: readonly { code: Code }[], codes: readonly string[]): Code[] {
  return list.map(({ code }) => code).filter((code) => codes.includes(code));
}

/** Returns the form's values without changes. */
export function formValues(portfolio: Portfolio): PortfolioInput {
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

type FieldValue = PortfolioInput[keyof PortfolioInput];

/** Compares two field values; the order of a selection does not matter. */
function same(one: FieldValue, other: FieldValue): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.length === other.length && one.every((item) => other.some((code) => code === item));
}

/**
 * Returns the fields that differ from the form's initial values. Only these are sent, so that changes by another
 * device are not overwritten.
 */
export function changesOf(base: PortfolioInput, values: PortfolioValues): PortfolioChanges {
  const changes: PortfolioChanges = {};
  for (const key of ["name", "bio", "specializations", "city", "state", "country", "education"] as const) {
    const value = values[key] ?? "";
    if (value !== base[key]) changes[key] = value;
  }
  for (const key of ["languages", "focus"] as const) {
    const value = values[key] ?? [];
    if (!same(value, base[key])) changes[key] = [...value];
  }
  if (values.timeZone !== base.timeZone) changes.timeZone = values.timeZone;
  if (values.yearsOfExperience !== Number(base.yearsOfExperience)) changes.yearsOfExperience = values.yearsOfExperience;
  return changes;
}

/** A draft and the values that it is based on. */
export interface PortfolioDraft {
  base: PortfolioInput;
  typed: PortfolioInput;
}

/** Returns the fields in which two forms differ. */
export function changedFields(one: PortfolioInput, other: PortfolioInput): (keyof PortfolioInput)[] {
  return portfolioFields.filter((field) => !same(one[field], other[field]));
}

/**
 * Returns the form's values when a draft is resumed: the typed fields, and for the others the saved values, which
 * another device may have changed.
 */
export function resumeDraft({ base, typed }: PortfolioDraft, saved: PortfolioInput): PortfolioInput {
  const kept = changedFields(typed, base).map((field) => [field, typed[field]] as const);
  return { ...saved, ...Object.fromEntries(kept) };
}
