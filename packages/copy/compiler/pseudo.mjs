// The pseudo-locale en-XA: English that shows which texts of a page are not in the catalogue, and where a longer
// translation has no room.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { mapMessages } from "./catalog.mjs";

const plain = "acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
const accented = "áçďéğĥíĵķļñöřšţúŵýžÁÇĎÉĞĤÍĴĶĻÑÖŘŠŢÚŴÝŽ";

/**
 * Returns a screen whose texts are accented, 40 % longer and in brackets. Gaps, tags and constants stay.
 * @param {import("./catalog.mjs").Screen} screen
 */
export function pseudoScreen(screen) {
  return mapMessages(screen, (message) => ({ ...message, elements: bracketed(message.elements) }));
}

const bracketed = (elements) => [literal("["), ...elements.map(pseudo), literal("]")];

const literal = (value) => ({ type: TYPE.literal, value });

function pseudo(element) {
  if (element.type === TYPE.literal) return literal(longer(element.value));
  // A page makes an element of its own of a tag.
  if (element.type === TYPE.tag) return { ...element, children: bracketed(element.children) };
  if (!element.options) return element;
  const arms = Object.entries(element.options);
  const options = arms.map(([name, arm]) => [name, { ...arm, value: arm.value.map(pseudo) }]);
  return { ...element, options: Object.fromEntries(options) };
}

// Repeats letters, evenly, so that words become longer as in other languages.
function longer(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const extra = Math.ceil(text.length * 0.4);
  let seen = 0;
  return text.replace(/\p{L}/gu, (letter) => {
    const before = Math.floor((seen * extra) / letters);
    seen++;
    const index = plain.indexOf(letter);
    return (index < 0 ? letter : accented[index]).repeat(1 + Math.floor((seen * extra) / letters) - before);
  });
}
