import { headingVariants, pricingVariants } from "@aangan/copy/plans";
import { storage } from "@aangan/copy/storage";

const codes = (variants: readonly { code: string }[]) => JSON.stringify(variants.map(({ code }) => code));

/**
 * A script for the head of every page: keeps the variants of an earlier visit if they are still known, else draws
 * them, and sets them on <html> before the first paint. The page contains all variants and CSS shows one, so nothing
 * flickers or moves. If storage is disabled the draw is valid for this page.
 */
export const variantScript = `(function(){var d=document.documentElement;function pick(k,c){var v=null;try{v=localStorage.getItem(k)}catch(x){}if(c.indexOf(v)<0){v=c[Math.floor(Math.random()*c.length)];try{localStorage.setItem(k,v)}catch(x){}}return v}d.setAttribute("data-heading",pick(${JSON.stringify(storage.headingTest)},${codes(headingVariants)}));d.setAttribute("data-pricing",pick(${JSON.stringify(storage.pricingTest)},${codes(pricingVariants)}))})()`;
