import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { events, storage } from "@aangan/copy/storage";

/** Code of a heading variant. */
export type HeadingCode = (typeof headingVariants)[number]["code"];
/** Code of a pricing variant. */
export type PricingCode = (typeof pricingVariants)[number]["code"];

const headingCodes = headingVariants.map(({ code }) => code);
const pricingCodes = pricingVariants.map(({ code }) => code);

/**
 * A script for the head of every page: keeps the variants of an earlier visit if they are still known, else draws them,
 * and writes them onto <html> before anything is painted. All variants are in the page; CSS shows one, so nothing flickers
 * or moves. Where storage is closed the draw holds for this page.
 */
export const variantScript = `(function(){var d=document.documentElement;function pick(k,c,e){var v=null;try{v=localStorage.getItem(k)}catch(x){}if(c.indexOf(v)<0){v=c[Math.floor(Math.random()*c.length)];try{localStorage.setItem(k,v)}catch(x){}console.log(e,v)}return v}d.setAttribute("data-heading",pick(${JSON.stringify(storage.headingTest)},${JSON.stringify(headingCodes)},${JSON.stringify(events.headingAssigned)}));d.setAttribute("data-pricing",pick(${JSON.stringify(storage.pricingTest)},${JSON.stringify(pricingCodes)},${JSON.stringify(events.pricingAssigned)}))})()`;

/** The variants that this page shows. Browser only. */
export function shownVariants(): { headingVariant: HeadingCode; pricingVariant: PricingCode } {
  const { heading, pricing } = document.documentElement.dataset;
  return {
    headingVariant: headingCodes.find((code) => code === heading) ?? "default",
    pricingVariant: pricingCodes.find((code) => code === pricing) ?? "default",
  };
}

/** Reports an event to the browser's console, which is as far as it goes. */
export function track(event: string, detail?: Record<string, string>): void {
  // biome-ignore lint/suspicious/noConsole: the console is where these events go.
  console.info(event, detail ?? "");
}
