import * as crisis from "@aangan/copy/crisis";
import { crisisLanguages } from "@aangan/copy/crisis-languages";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import Broken from "@/app/error";
import NotFound from "@/app/not-found";
import { CrisisBanner } from "./crisis-banner";
import { forgetUser, rememberUser } from "./user-cache";

const asha = { id: "asha", firstName: "Asha", lastName: "Raman", email: "asha@aangan.example" };
const tamil = crisisLanguages[1];
const more = page.getByRole("combobox", { name: crisis.moreLanguages });
const call = (label: string) => page.getByRole("link", { name: label, exact: true });

afterEach(() => forgetUser());

// Nothing here answers a request, so the banner needs none.
it("CrisisBanner speaks the member's language, and every other on request", async () => {
  rememberUser({ ...asha, language: tamil.code });
  renderPart(<CrisisBanner told="Meera has been notified." />, {});
  const banner = page.getByRole("alert", { name: tamil.heading });
  await expect.element(banner).toHaveTextContent(`${tamil.text} “${tamil.ask}”`);
  await expect.element(banner).toHaveTextContent("Meera has been notified.");
  await expect.element(banner).toHaveAttribute("lang", "ta");
  await expect.element(call(tamil.call)).toHaveAttribute("href", crisisLinks.call988);
  await expect.element(call(tamil.danger)).toHaveAttribute("href", crisisLinks.call911);
  for (const { code, heading, danger, rtl } of crisisLanguages) {
    await more.selectOptions(code);
    const one = page.getByRole("alert", { name: heading });
    await expect.element(one).toHaveAttribute("lang", code);
    expect(one.element().getAttribute("dir")).toBe(rtl ? "rtl" : null);
    await expect.element(call(danger)).toHaveAttribute("href", crisisLinks.call911);
  }
  await more.selectOptions("en");
  await expect.element(page.getByRole("alert", { name: crisis.heading })).toHaveTextContent(crisis.text);
});

it("CrisisBanner speaks English to a member with another language, and to visitors", async () => {
  rememberUser({ ...asha, language: "xx" });
  renderPart(<CrisisBanner />, {});
  await expect.element(page.getByRole("heading", { name: crisis.heading })).toBeInTheDocument();
  forgetUser();
  renderPart(<CrisisBanner compact />, {});
  await expect.element(call(crisis.call988)).toHaveAttribute("href", crisisLinks.call988);
});

it.each([
  ["an error", <Broken key="error" />],
  ["an unknown page", <NotFound key="not-found" />],
])("%s shows help first, in the member's language", async (_, screen) => {
  rememberUser({ ...asha, language: tamil.code });
  renderPart(screen, {});
  await expect.element(call(tamil.call)).toHaveAttribute("href", crisisLinks.call988);
  const [first] = page.getByRole("heading").elements();
  expect(first?.textContent).toBe(tamil.heading);
});
