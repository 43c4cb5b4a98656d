// Finds what a page in the pseudo-locale en-XA shows that is not in the catalogue, and what has no room for a longer
// text. For browser tests with the app's stylesheet.

const letters = /\p{L}{2,}/gu;
/** Messages of en-XA are in brackets and accented; what an element makes of a part of one is accented only. */
const fromCatalogue = /[[\]áďéğĥíĵķļñöřšţúŵýžÁÇĎÉĞĤÍĴĶĻÑÖŘŠŢÚŴÝŽ]/;
/** What Intl writes, in the locale of en-XA. */
const dates =
  /\b(?:(?:Sun|Mon|Tues|Tue|Wednes|Wed|Thurs|Thu|Fri|Satur|Sat)(?:day)?|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|AM|PM|in|ago|yesterday|tomorrow|seconds?|minutes?|hours?|days?|weeks?|bytes?|kB|MB|GMT|UTC|IST|[PMCE][SD]T)\b/g;

const isHidden = (element: Element | null): boolean =>
  !element ||
  element.closest("[aria-hidden='true'], script, style, noscript, template, option, [hidden]") !== null ||
  !element.checkVisibility({ visibilityProperty: true });

/**
 * Returns the texts, labels and descriptions in a page that are not from the catalogue. `isKnown` reports whether a
 * text is the test's own: from a response, or a name.
 */
export function untranslated(page: ParentNode, isKnown: (text: string) => boolean): string[] {
  const found = new Set<string>();
  const check = (text: string | null | undefined) => {
    const whole = text?.trim() ?? "";
    if (fromCatalogue.test(whole) || isKnown(whole)) return;
    if (whole.replace(dates, "").match(letters)) found.add(whole);
  };
  for (const element of page.querySelectorAll("*")) {
    if (isHidden(element)) continue;
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "alt", "title", "placeholder"]) {
      check(element.getAttribute(name));
    }
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(node.textContent);
  }
  return [...found];
}

const clippedSelector = "button, [role=tab], [role=button], a, label, h1, h2, h3, h4, legend, summary";

/**
 * Returns what a page cuts off or pushes out of the window: elements wider than it, and controls and headings whose
 * text does not fit into them. Text that is cut on purpose, with an ellipsis, is not reported.
 */
export function overflows(page: ParentNode): string[] {
  const width = document.documentElement.clientWidth;
  const found = new Set<string>();
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 60)}" ${element.getAttribute("class")?.slice(0, 60) ?? ""}`;
  if (document.documentElement.scrollWidth > width) {
    for (const element of page.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      if (isHidden(element) || box.width === 0 || box.right <= width + 1 || scrolls(element.parentElement)) continue;
      // Only the innermost one.
      if (![...element.children].some((child) => child.getBoundingClientRect().right > width + 1)) {
        found.add(`right of the window by ${Math.round(box.right - width)} px: ${name(element)}`);
      }
    }
    if (found.size === 0) found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  }
  for (const element of page.querySelectorAll(clippedSelector)) {
    if (isHidden(element) || element.classList.contains("sr-only") || !element.textContent?.trim()) continue;
    const style = getComputedStyle(element);
    if (style.display === "inline" || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") continue;
    if (scrolls(element)) continue;
    if (element.scrollWidth > element.clientWidth + 1) {
      found.add(`wider than its box by ${element.scrollWidth - element.clientWidth} px: ${name(element)}`);
    }
    if (style.overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1) {
      found.add(`higher than its box by ${element.scrollHeight - element.clientHeight} px: ${name(element)}`);
    }
  }
  return [...found];
}

/** Reports whether an element or one above it scrolls sideways. */
function scrolls(element: Element | null): boolean {
  if (!element || element === document.body || element === document.documentElement) return false;
  return /auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement);
}
