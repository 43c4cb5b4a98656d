import { languageCookie } from "@aangan/copy/display-languages";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { keepLanguage, useStoredLanguage } from "./display-language";
import { asha } from "./fixtures";

const navigations = recordNavigations();
const here = window.location.pathname;
const link = page.getByRole("link", { name: "Elsewhere" });

/** The button stands for a choice on another device. */
function Page({ first }: { first: string }) {
  const [displayLanguage, setDisplayLanguage] = useState(first);
  useStoredLanguage({ ...asha, displayLanguage });
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <button type="button" onClick={() => setDisplayLanguage("hi")}>
        Choose Hindi
      </button>
    </>
  );
}

/** Opens the page, in English, for a member with this language. */
const open = (displayLanguage: string) => renderPart(<Page first={displayLanguage} />);

async function kept() {
  const cookie = await window.cookieStore.get(languageCookie);
  return cookie?.value ?? null;
}

async function forget(): Promise<void> {
  window.sessionStorage.clear();
  await window.cookieStore.delete(languageCookie);
}
beforeEach(forget);
afterEach(async () => {
  vi.restoreAllMocks();
  await forget();
});

it("keeps a page in the member's language, and stores nothing", async () => {
  open("en");
  await expect.element(link).toBeVisible();
  expect(navigations()).toEqual([]);
  expect(await kept()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

it("loads a page in another language again, once, and then loads whole pages", async () => {
  open("hi");
  await expect.poll(navigations).toEqual([here]);
  expect(await kept()).toBe("hi");
  // As if the browser had not kept the cookie.
  open("hi");
  await link.click();
  await expect.poll(navigations).toEqual([here, "/elsewhere"]);
});

it("loads a page again for the next change, after one in the member's language", async () => {
  open("hi");
  await expect.poll(navigations).toEqual([here]);
  open("en");
  await expect.poll(() => window.sessionStorage.length).toBe(0);
  open("hi");
  await expect.poll(navigations).toEqual([here, here]);
});

it("does not load the page again for a choice on another device, but loads whole pages from then on", async () => {
  open("en");
  await page.getByRole("button", { name: "Choose Hindi" }).click();
  await expect.poll(kept).toBe("hi");
  expect(navigations()).toEqual([]);
  await link.click();
  await expect.poll(navigations).toEqual(["/elsewhere"]);
});

it("keeps the language for a year, and on a shared device until the browser is closed", async () => {
  const cookie = vi.spyOn(document, "cookie", "set");
  keepLanguage("hi");
  keepLanguage("hi", true);
  expect(cookie.mock.calls).toEqual([
    ["lang=hi; Path=/; Max-Age=31536000; Secure; SameSite=Lax"],
    ["lang=hi; Path=/; Secure; SameSite=Lax"],
  ]);
  expect(await kept()).toBe("hi");
});
