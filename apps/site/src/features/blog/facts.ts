import { crisisLinks } from "@aangan/copy/crisis-lines";
import { routes } from "@/lib/routes";

const numberOf = (href: string) => href.replace(/^(?:tel|sms):/, "");

/** The facts that articles may include as `{crisisNumber}`. They come from the catalogue, so that all pages agree. */
export const facts: Readonly<Record<string, string>> = {
  crisisNumber: numberOf(crisisLinks.call988),
  crisisCall: crisisLinks.call988,
  crisisText: crisisLinks.text988,
  crisisPage: routes.crisis.path,
  emergencyNumber: numberOf(crisisLinks.call911),
  emergencyCall: crisisLinks.call911,
};

/** Replaces the facts in an article's source. Throws on an unknown name, so that no placeholder is ever published. */
export function withFacts(source: string): string {
  return source.replace(/\{([^{}]*)\}/g, (gap, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${gap} is no fact an article may name`);
    return fact;
  });
}
