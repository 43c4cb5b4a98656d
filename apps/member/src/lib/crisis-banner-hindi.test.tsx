import * as crisis from "@aangan/copy/crisis";
import * as crisisInEnglish from "@aangan/copy/crisis-in-english";
import { crisisLanguages } from "@aangan/copy/crisis-languages";
import { renderPart } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { CrisisBanner } from "./crisis-banner";
import { forgetUser, rememberUser } from "./user-cache";

vi.mock("@aangan/copy/crisis", () => import("@aangan/copy/hi/crisis"));
vi.mock("@aangan/copy/locale", () => import("@aangan/copy/hi/locale"));

const asha = { id: "asha", firstName: "Asha", lastName: "Raman", email: "asha@aangan.example" };
const more = page.getByRole("combobox", { name: crisis.moreLanguages });

beforeEach(() => {
  document.documentElement.lang = "hi";
});
afterEach(() => {
  document.documentElement.lang = "en";
  forgetUser();
});

it.each(["en", "hi", ""])("CrisisBanner speaks the page's Hindi to a member who talks in %j", async (language) => {
  rememberUser({ ...asha, language });
  renderPart(<CrisisBanner />, {});
  const banner = page.getByRole("alert", { name: crisis.heading });
  await expect.element(banner).toHaveTextContent(crisis.text);
  await expect.element(banner).not.toHaveAttribute("lang");
  await expect.element(more).toHaveValue("hi");
  const codes = [...more.element().querySelectorAll("option")].map(({ value }) => value);
  expect(codes).toEqual(["hi", "en", ...crisisLanguages.map(({ code }) => code).filter((code) => code !== "hi")]);
});

it("CrisisBanner on a Hindi page speaks English on request, and the member's own language without it", async () => {
  renderPart(<CrisisBanner told={crisis.told} />, {});
  await more.selectOptions("en");
  const english = page.getByRole("alert", { name: crisisInEnglish.heading });
  await expect.element(english).toHaveAttribute("lang", "en");
  await expect.element(english).toHaveTextContent(crisisInEnglish.text);
  await expect.element(page.getByText(crisis.told)).toHaveAttribute("lang", "hi");
  await more.selectOptions("ta");
  await expect.element(page.getByRole("alert")).toHaveAttribute("lang", "ta");
});
