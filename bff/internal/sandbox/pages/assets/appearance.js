// Dresses the form as the page asks: variables become custom properties, and rules are taken over for the classes and the
// properties that the provider's own form knows, never as text that is read as a style sheet.

const themes = {
  stripe: { primary: "#0570de", background: "#ffffff", text: "#30313d", danger: "#df1b41", muted: "#6d6e78" },
  night: { primary: "#85d996", background: "#30313d", text: "#ffffff", danger: "#fe87a1", muted: "#c9c9d1" },
  flat: { primary: "#0570de", background: "#f1f1f1", text: "#30313d", danger: "#df1b41", muted: "#6d6e78" },
};

const variables = {
  colorPrimary: "--primary",
  colorBackground: "--background",
  colorText: "--text",
  colorDanger: "--danger",
  colorTextSecondary: "--muted",
  colorTextPlaceholder: "--placeholder",
  fontFamily: "--font",
  fontSizeBase: "--size",
  fontSizeSm: "--size-small",
  fontWeightNormal: "--weight",
  fontWeightMedium: "--weight-label",
  fontLineHeight: "--line",
  spacingUnit: "--unit",
  gridRowSpacing: "--row",
  gridColumnSpacing: "--column",
  borderRadius: "--radius",
  focusBoxShadow: "--focus-shadow",
  focusOutline: "--focus-outline",
};

const selectors =
  /^\.(Input|Label|Error|TermsText|TermsLink|Block)(--(invalid|empty))?(:(hover|focus|focus-visible|disabled|autofill)|::(placeholder|selection))?$/;

const properties = new Set(
  (
    "background-color border border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius " +
    "border-bottom-style border-bottom-width border-color border-left border-radius border-right border-style border-top " +
    "border-top-left-radius border-top-right-radius border-width box-shadow color font-family font-size font-style " +
    "font-variant font-weight letter-spacing line-height margin margin-bottom margin-left margin-right margin-top opacity " +
    "outline outline-color outline-offset outline-style outline-width padding padding-bottom padding-left padding-right " +
    "padding-top text-decoration text-shadow text-transform transition"
  ).split(" "),
);

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Dresses the document. What is not known is left out, as the provider does. */
export function dress({ theme = "stripe", variables: given = {}, rules = {}, labels = "above" }) {
  const root = document.documentElement;
  root.removeAttribute("style");
  root.dataset.labels = labels;
  for (const [name, colour] of Object.entries(themes[theme] ?? themes.stripe))
    root.style.setProperty(`--${name}`, colour);
  for (const [name, value] of Object.entries(given)) {
    if (variables[name]) root.style.setProperty(variables[name], String(value));
  }
  const sheet = new CSSStyleSheet();
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!selectors.test(selector)) continue;
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
    for (const [name, value] of Object.entries(declarations)) {
      if (properties.has(kebab(name))) rule.style.setProperty(kebab(name), String(value));
    }
  }
  document.adoptedStyleSheets = [sheet];
}

/** Loads the page's fonts. A font that does not come leaves the next one of its family's list. */
export async function loadFonts(fonts) {
  const faces = fonts.filter(({ family, src }) => family && src);
  const loading = faces.map(({ family, src, ...more }) => new FontFace(family, src, more).load());
  for (const { status, value } of await Promise.allSettled(loading)) {
    if (status === "fulfilled") document.fonts.add(value);
  }
}
