/** Relative luminance of a colour "#rrggbb", 0 to 1, as WCAG 2 defines it. Throws on any other notation. */
export function luminance(hex: string): number {
  const [, r = "", g = "", b = ""] = hex.match(/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i) ?? [];
  if (!r) throw new TypeError(`luminance: ${hex} is not a colour of the form #rrggbb`);
  const linear = (part: string) => {
    const c = Number.parseInt(part, 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The WCAG contrast of two colours, 1 to 21. Text needs 4.5, the parts of controls and drawings 3. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
