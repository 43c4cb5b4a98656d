/**
 * The machine's own Chromium, which every test in a browser runs in: what CHROMIUM_PATH says, else the one without a window or the
 * whole one where Debian puts them; undefined where there is none, and Playwright's own is taken.
 */
export const chromium: string | undefined;
