import { type PortfolioInput, portfolioForm } from "@aangan/copy/forms/portfolio";
import { describe, expect, it } from "vitest";
import { changesOf, formValues, resumeDraft } from "./changes";
import { languageNames, placeLine, splitList } from "./listed";
import type { Portfolio } from "./queries";

const meera: Portfolio = {
  id: "6f0c9f1e-8f0e-4d55-9b83-1f1f0a5c7a11",
  name: "Meera Iyer",
  email: "meera@aangan.example",
  imageUrl: "",
  bio: "Sits with people.",
  specializations: "Family, Work",
  languages: ["ta", "en"],
  focus: ["family"],
  city: "Chennai",
  state: "Tamil Nadu",
  country: "India",
  timeZone: "Asia/Kolkata",
  yearsOfExperience: 7,
  education: "",
  isActive: true,
  verificationStatus: "verified",
  credentials: [],
  credentialChange: null,
  lastDecision: null,
};

describe("changesOf", () => {
  const base = formValues(meera);
  const valuesWith = (typed: Partial<PortfolioInput>) => portfolioForm.parse({ ...base, ...typed });

  it("returns only changed fields", () => {
    expect(changesOf(base, valuesWith({ name: "Meera Iyer " }))).toEqual({});
    expect(
      changesOf(
        base,
        valuesWith({ yearsOfExperience: "9", bio: "Listens.", languages: ["en", "ta"], focus: ["family", "grief"] }),
      ),
    ).toEqual({ yearsOfExperience: 9, bio: "Listens.", focus: ["family", "grief"] });
    expect(changesOf(base, valuesWith({ city: "", timeZone: "America/Chicago" }))).toEqual({
      city: "",
      timeZone: "America/Chicago",
    });
  });

  it("ignores an untouched language that the form does not know", () => {
    const before = formValues({ ...meera, languages: ["ta", "xx"] });
    expect(changesOf(before, portfolioForm.parse(before))).toEqual({});
  });
});

describe("resumeDraft", () => {
  const base = formValues(meera);

  it("keeps typed fields and takes the saved values of the others", () => {
    const typed = { ...base, bio: "Listens.", languages: ["en"] };
    const saved = formValues({ ...meera, bio: "Walks with people.", city: "Madurai", languages: ["ta"] });
    expect(resumeDraft({ base, typed }, saved)).toEqual({ ...saved, bio: "Listens.", languages: ["en"] });
  });

  it("takes the saved values where nothing was typed or only the order differs", () => {
    const saved = formValues({ ...meera, name: "Meera R. Iyer", languages: ["ta"] });
    expect(resumeDraft({ base, typed: { ...base, languages: ["ta", "en"] } }, saved)).toEqual(saved);
    expect(resumeDraft({ base, typed: { ...base, languages: ["en", "ta"] } }, saved)).toEqual(saved);
  });
});

describe("profile texts", () => {
  it("splitList splits specializations on commas and drops duplicates", () => {
    expect(splitList(" Family,, work , FAMILY")).toEqual(["Family", "work"]);
    expect(splitList("")).toEqual([]);
  });

  it("languageNames follows the list's order without unknown codes, placeLine skips empty parts", () => {
    expect(languageNames(["ta", "en", "xx"])).toEqual(["English", "Tamil"]);
    expect(placeLine({ city: "Chennai", state: "", country: "India" })).toBe("Chennai, India");
  });
});
