/**
 * Path of the Chromium for browser tests: CHROMIUM_PATH, or else Debian's headless shell or Chromium. Undefined without
 * one: Playwright then uses its own.
 */
export const chromium: string | undefined;
