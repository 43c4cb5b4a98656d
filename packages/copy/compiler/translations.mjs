// Checks translations and puts them into the screens.
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { elementsOf, gapsOf, limitsOf, mapMessages, pluralsOf } from "./catalog.mjs";

/** The languages besides English. In a complete one, each message must be translated, but for `untranslated`. */
export const languages = { hi: { complete: true }, ta: { complete: false } };

/**
 * The screens and parts of the server that stay English in every language, by folder: those of the coach portal, the
 * administration and the team. A message of them may be translated.
 */
export const untranslated = {
  pages: [
    "admin-coaches",
    "admin-health",
    "admin-inbox",
    "admin-numbers",
    "admin-payments",
    "administration",
    "coach-auth",
    "coach-calendar",
    "coach-chat",
    "coach-client-list",
    "coach-client-page",
    "coach-clients",
    "coach-crisis",
    "coach-dashboard",
    "coach-forgot-page",
    "coach-goals",
    "coach-hours",
    "coach-invitation-page",
    "coach-notes",
    "coach-profile-page",
    "coach-replies",
    "coach-reset-page",
    "coach-second-step",
    "coach-security",
    "coach-sessions",
    "coach-today",
    "crises-overview",
    "crisis-view",
    "on-call",
    "referrals",
  ],
  server: [
    "admin-answers",
    "application-letter",
    "casework",
    "coach-account-answers",
    "coach-account-letters",
    "coach-administration",
    "coach-client-answers",
    "coach-profile-page",
    "coach-standing-letters",
    "contact-letter",
    "on-call-answers",
    "on-call-letter",
    "payment-answers",
    "portfolio",
    "urgent-letter",
    "urgent-team-letter",
  ],
};

/** The locale of each language for `Intl`. */
export const locales = { en: "en-US", hi: "hi-IN", ta: "ta-IN" };

/**
 * @typedef {{ translated: Map<string, import("./catalog.mjs").Message>, missing: number, fuzzy: number }} Translations
 *   `translated` has only the messages that can be shown, by id
 */

/**
 * Returns the translations into a language. Throws an error that lists every mistake with its file and message.
 * @param {string} language
 * @param {Map<string, import("./catalog.mjs").Source[]>} sources every message by screen
 * @param {Map<string, Map<string, import("./po.mjs").Entry>>} files the entries of the PO files by screen
 * @param {{ complete: boolean }} options whether a message without a valid translation is a mistake
 * @returns {Translations}
 */
export function translationsOf(language, sources, files, { complete }) {
  const mistakes = [];
  const translated = new Map();
  const counts = { missing: 0, fuzzy: 0 };
  for (const [screen, messages] of sources) {
    for (const source of messages) {
      const entry = files.get(screen)?.get(source.id);
      const mistake = (reason) => mistakes.push(`${language}/${screen}.po: ${source.id}: ${reason}`);
      const lack = !entry?.text ? "missing" : entry.fuzzy || entry.english !== source.text ? "fuzzy" : "";
      if (lack) {
        counts[lack]++;
        if (complete && !staysEnglish(source)) mistake(`${lack}, but ${language} is marked complete`);
        continue;
      }
      const elements = elementsOf(entry.text, language, mistake);
      if (elements.length > 0) for (const reason of differences(source, elements)) mistake(reason);
      if (/^\s|\s$|\s\s/.test(entry.text)) mistake("superfluous spaces");
      translated.set(source.id, { ...source, text: entry.text, elements, language });
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return { translated, ...counts };
}

function staysEnglish({ id }) {
  const [, folder, screen] = id.match(/^(\w+):([^.]+)\./);
  return untranslated[folder]?.includes(screen) ?? false;
}

/**
 * Returns a screen with the translations that there are, without notes. Other messages stay English.
 * @param {import("./catalog.mjs").Screen} screen
 * @param {Translations} translations
 */
export function translatedScreen(screen, { translated }) {
  return mapMessages(screen, (message) => translated.get(message.id) ?? message);
}

// A page calls a message with the same values in every language.
function differences({ id, elements: english }, elements) {
  const wanted = gapNames(english);
  const given = gapNames(elements);
  const reasons = [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `lacks ${name}`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `${name} is not in the English`),
  ];
  // "One day" instead of "# day" is wrong where "one" is the form of 0 too, as in Hindi.
  for (const { value, options } of pluralsOf(elements)) {
    const original = pluralsOf(english).find((plural) => plural.value === value);
    for (const [form, arm] of Object.entries(options)) {
      if (!original || form.startsWith("=") || hasCount(arm.value)) continue;
      const same = original.options[form] ?? original.options.other;
      if (hasCount(same.value)) reasons.push(`the plural form ${form} lacks #`);
    }
  }
  const isPlural = (message) => message.length === 1 && message[0].type === TYPE.plural;
  if (!id.startsWith("pages:") && isPlural(english) && !isPlural(elements)) {
    reasons.push("a plural of the server is the whole message");
  }
  return reasons;
}

const hasCount = (elements) => elements.some(({ type }) => type === TYPE.pound);

function gapNames(elements) {
  const names = [...limitsOf(elements)].map((name) => `{${name}}`);
  for (const [name, { type, arms }] of gapsOf(elements)) {
    if (type === "tag") names.push(`<${name}>`);
    else if (type === "count") names.push(`{${name}, plural}`);
    else if (type === "choice") names.push(`{${name}, select, ${arms.toSorted().join(" ")}}`);
    else names.push(`{${name}}`);
  }
  return names;
}
