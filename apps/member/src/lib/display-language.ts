import { languageCookie } from "@aangan/copy/display-languages";
import { language } from "@aangan/copy/locale";
import { storage } from "@aangan/copy/storage";
import { useEffect, useRef } from "react";
import { forceFullNavigation } from "./own-document";
import type { User } from "./user";

/** The time that a browser keeps the language, in seconds. The same as the server's. */
const cookieLife = 365 * 24 * 60 * 60;

/**
 * Stores the language of pages in this browser, as the server does: it serves the next page in that language. On a
 * shared device the cookie ends with the browser. Browser only.
 */
export function keepLanguage(code: string, sharedDevice = false): void {
  const life = sharedDevice ? "" : `; Max-Age=${cookieLife}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  document.cookie = `${languageCookie}=${code}; Path=/${life}; Secure; SameSite=Lax`;
}

/**
 * Shows the app in the member's stored language, which they may have chosen on another device. If the page has just
 * loaded in another language, it is loaded again, but only once in a row: a browser may not keep the cookie. If the
 * choice changes while the page is open, the page stays, and its links load whole pages: a page must not mix texts of
 * two languages.
 */
export function useStoredLanguage(user: Pick<User, "displayLanguage" | "sharedDevice"> | undefined): void {
  const known = useRef(false);
  const stored = user?.displayLanguage;
  const shared = user?.sharedDevice ?? false;
  useEffect(() => {
    if (!stored) return;
    const first = !known.current;
    known.current = true;
    if (stored === language) return clearReload();
    keepLanguage(stored, shared);
    if (first && isFirstReload(stored)) window.location.reload();
    else return forceFullNavigation();
  }, [stored, shared]);
}

function clearReload(): void {
  try {
    window.sessionStorage.removeItem(storage.languageLoaded);
  } catch {
    // Without session storage nothing was stored.
  }
}

/** Reports whether this page was not reloaded for a language just before, and stores that it is now. */
function isFirstReload(code: string): boolean {
  try {
    if (window.sessionStorage.getItem(storage.languageLoaded) === code) return false;
    window.sessionStorage.setItem(storage.languageLoaded, code);
    return true;
  } catch {
    // Without session storage a reload might not be the last.
    return false;
  }
}
