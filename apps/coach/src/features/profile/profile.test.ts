import { type PortfolioInput, portfolioForm } from "@aangan/copy/forms/portfolio";
import { describe, expect, it } from "vitest";
import { changesOf, inputOf, resumed } from "./changes";
import { languageNames, placeLine, separated } from "./listed";
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

describe("what is sent", () => {
  const base = inputOf(meera);
  const valuesWith = (typed: Partial<PortfolioInput>) => portfolioForm.parse({ ...base, ...typed });

  it("is only what was changed", () => {
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

  it("is nothing that the form has no name for and nobody touched", () => {
    const before = inputOf({ ...meera, languages: ["ta", "xx"] });
    expect(changesOf(before, portfolioForm.parse(before))).toEqual({});
  });
});

describe("a form that was begun before", () => {
  const base = inputOf(meera);

  it("goes on with what was typed, and elsewhere with what is saved now", () => {
    const typed = { ...base, bio: "Listens.", languages: ["en"] };
    const saved = inputOf({ ...meera, bio: "Walks with people.", city: "Madurai", languages: ["ta"] });
    expect(resumed({ base, typed }, saved)).toEqual({ ...saved, bio: "Listens.", languages: ["en"] });
  });

  it("is as it is saved where nothing was typed, or only chosen in another order", () => {
    const saved = inputOf({ ...meera, name: "Meera R. Iyer", languages: ["ta"] });
    expect(resumed({ base, typed: { ...base, languages: ["ta", "en"] } }, saved)).toEqual(saved);
    expect(resumed({ base, typed: { ...base, languages: ["en", "ta"] } }, saved)).toEqual(saved);
  });
});

describe("what is shown", () => {
  it("splits specializations on commas", () => {
    expect(separated(" Family,, work , FAMILY")).toEqual(["Family", "work"]);
    expect(separated("")).toEqual([]);
  });

  it("names codes in the order of the list, and places without gaps", () => {
    expect(languageNames(["ta", "en", "xx"])).toEqual(["English", "Tamil"]);
    expect(placeLine({ city: "Chennai", state: "", country: "India" })).toBe("Chennai, India");
  });
});
