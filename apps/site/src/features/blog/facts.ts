import { crisis } from "@aangan/copy/crisis";
import { routes } from "@aangan/copy/routes";

const numberOf = (href: string) => href.replace(/^(?:tel|sms):/, "");

/**
 * What an article may name of the product and of where help is, as `{crisisNumber}`. These stand in the catalogue, so that
 * an article says what every other page says.
 */
export const facts: Readonly<Record<string, string>> = {
  crisisNumber: numberOf(crisis.links.call988),
  crisisCall: crisis.links.call988,
  crisisText: crisis.links.text988,
  crisisPage: routes.crisis.path,
  emergencyNumber: numberOf(crisis.links.call911),
  emergencyCall: crisis.links.call911,
};

/** Puts the facts into an article's source. Throws on a name that stands for nothing, so that no gap is ever published. */
export function withFacts(source: string): string {
  return source.replace(/\{([^{}]*)\}/g, (gap, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`${gap} is no fact an article may name`);
    return fact;
  });
}
