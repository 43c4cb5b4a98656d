import { crisis } from "@aangan/copy/crisis";
import { routes } from "@aangan/copy/routes";

const numberOf = (href: string) => href.replace(/^(?:tel|sms):/, "");

/** The facts that articles may include as `{crisisNumber}`. They come from the catalogue, so that all pages agree. */
export const facts: Readonly<Record<string, string>> = {
  crisisNumber: numberOf(crisis.links.call988),
  crisisCall: crisis.links.call988,
  crisisText: crisis.links.text988,
  crisisPage: routes.crisis.path,
  emergencyNumber: numberOf(crisis.links.call911),
  emergencyCall: crisis.links.call911,
};

/** Replaces the facts in an article's source. Throws on an unknown name, so that no placeholder is ever published. */
export function withFacts(source: string): string {
  return source.replace(/\{([^{}]*)\}/g, (gap, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${gap} is no fact an article may name`);
    return fact;
  });
}
