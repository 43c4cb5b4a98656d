import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import type { events } from "@aangan/copy/storage";

/** The name of a counted event. */
export type EventName = (typeof events)[keyof typeof events];
/** The code of a heading variant. */
export type HeadingCode = (typeof headingVariants)[number]["code"];
/** The code of a pricing variant. */
export type PricingCode = (typeof pricingVariants)[number]["code"];

/** Returns the variants that the page shows, as chosen by the script in the head. Browser only. */
export function shownVariants(): { heading: HeadingCode; pricing: PricingCode } {
  const { heading, pricing } = document.documentElement.dataset;
  return {
    heading: headingVariants.find(({ code }) => code === heading)?.code ?? "default",
    pricing: pricingVariants.find(({ code }) => code === pricing)?.code ?? "default",
  };
}

/**
 * Counts an event: its name and the page's variants, and nothing that identifies the visitor. It is sent to the
 * product's own server only, and in development also logged. A lost count is ignored. Browser only.
 */
export function track(name: EventName): void {
  const count = { name, ...shownVariants() };
  // biome-ignore lint/suspicious/noConsole: shows developers the counted events.
  if (location.hostname === "localhost" || location.hostname === "127.0.0.1") console.info(name, count);
  navigator.sendBeacon?.("/api/events", new Blob([JSON.stringify(count)], { type: "application/json" }));
}
