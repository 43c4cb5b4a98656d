import type { Appearance } from "@stripe/stripe-js";

/**
 * Styles for the payment provider's fields, from the page's tokens (`read` returns the value of one, such as
 * "--raised"). Their frame lacks the app's fonts and uses the fallback.
 */
export function appearanceOf(theme: "light" | "dark", read: (token: string) => string): Appearance {
  const ring = `3px solid ${read("--focus")}`;
  return {
    theme: theme === "dark" ? "night" : "stripe",
    labels: "above",
    disableAnimations: true,
    variables: {
      colorPrimary: read("--primary"),
      colorBackground: read("--raised"),
      colorText: read("--ink"),
      colorTextSecondary: read("--ink-muted"),
      colorTextPlaceholder: read("--ink-muted"),
      colorDanger: read("--danger"),
      colorSuccess: read("--success"),
      iconColor: read("--ink-muted"),
      fontFamily: read("--font-text"),
      // As in the app's own fields: phones zoom into smaller ones.
      fontSizeBase: "17px",
      borderRadius: read("--r-control"),
      spacingUnit: "4px",
      gridRowSpacing: "14px",
      gridColumnSpacing: "12px",
      focusBoxShadow: "none",
      focusOutline: ring,
    },
    rules: {
      ".Input": { border: `1.5px solid ${read("--line-strong")}`, boxShadow: "none", padding: "10px 14px" },
      ".Input:focus": { boxShadow: "none", outline: ring, outlineOffset: "2px" },
      ".Input--invalid": { border: `2px solid ${read("--danger")}`, boxShadow: "none" },
      ".Label": { fontSize: "14.5px", fontWeight: "600", color: read("--ink") },
      ".Error": { fontSize: "14.5px", fontWeight: "500" },
    },
  };
}
