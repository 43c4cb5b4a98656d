import * as auth from "@aangan/copy/auth";
import { languageCookie } from "@aangan/copy/display-languages";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { LanguageSwitch } from "./language-switch";

const navigations = recordNavigations();
const choice = (name: string) => page.getByRole("navigation", { name: auth.languages }).getByRole("button", { name });
const kept = async () => (await window.cookieStore.get(languageCookie))?.value ?? null;

afterEach(() => window.cookieStore.delete(languageCookie));

it("names each language in itself, and marks the page's", async () => {
  renderPart(<LanguageSwitch />);
  await expect.element(choice("English")).toHaveAttribute("lang", "en");
  await expect.element(choice("English")).toHaveAttribute("aria-current", "true");
  await expect.element(choice("हिन्दी")).toHaveAttribute("lang", "hi");
  await expect.element(choice("हिन्दी")).not.toHaveAttribute("aria-current");
});

it("stores another language and loads the page in it, with its query", async () => {
  renderPart(<LanguageSwitch />);
  await choice("English").click();
  expect(navigations()).toEqual([]);
  expect(await kept()).toBeNull();
  await choice("हिन्दी").click();
  await expect.poll(navigations).toEqual([window.location.pathname]);
  expect(await kept()).toBe("hi");
});
