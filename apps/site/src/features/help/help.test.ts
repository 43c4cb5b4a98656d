import { readFileSync } from "node:fs";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks, helplines } from "@aangan/copy/crisis-lines";
import { detectorResults } from "@aangan/copy/detector";
import { items as landingQuestions } from "@aangan/copy/faq";
import * as helpPages from "@aangan/copy/help-pages";
import { directory } from "@aangan/copy/helplines";
import * as landing from "@aangan/copy/landing";
import { pricingVariants } from "@aangan/copy/plans";
import { policiesDate, safetyDate } from "@aangan/copy/promises";
import { readingGrade } from "@aangan/copy/reading-grade";
import { routes } from "@aangan/copy/routes";
import { describe, expect, it } from "vitest";
import { checkedOn, crisisSections, directorySections, wayLabel } from "@/content/crisis";
import { questionGroups, questions } from "@/content/faq";
import { privacySections, privacySummary } from "@/content/privacy";
import { type Block, link, type Paragraph, plainText, priced, splitLinks, variantTexts } from "@/content/prose";
import { safetySections, safetySummary } from "@/content/safety";
import { termsSections, termsSummary } from "@/content/terms";

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** All texts of a block. */
function textsOf(block: Block): readonly string[] {
  if (typeof block === "string" || "priced" in block) return variantTexts(block as Paragraph);
  if ("helplines" in block) return [];
  return "list" in block ? block.list : block.facts.flatMap(({ name, text }) => [name, text]);
}

/** Every entry that the page shows. */
const shown = directorySections.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));

const pages = {
  faq: {
    ids: [...ids(questionGroups), ...ids(questions)],
    texts: questions.flatMap(({ question, answer }) => [question, ...answer.flatMap(variantTexts)]),
  },
  privacy: {
    ids: ids(privacySections),
    texts: [...privacySummary, ...privacySections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])],
  },
  terms: {
    ids: ids(termsSections),
    texts: [...termsSummary, ...termsSections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])],
  },
  safety: {
    ids: ids(safetySections),
    texts: [...safetySummary, ...safetySections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])],
  },
  crisis: {
    ids: [...ids(directorySections), ...ids(crisisSections)],
    texts: [
      ...directorySections.flatMap(({ title, paragraphs, groups }) => [
        title,
        ...paragraphs.flatMap(variantTexts),
        ...groups.flatMap((group) => [group.title, group.text].filter(Boolean)),
      ]),
      ...shown.flatMap(({ name, about, hours, languages, ways }) => [
        ...[name, about, hours, languages].filter(Boolean),
        ...ways.flatMap((way) => [wayLabel(way), way.note].filter(Boolean)),
      ]),
      ...crisisSections.flatMap(({ title, paragraphs, sayings = [], steps = [], numbers = [], after = [] }) => [
        title,
        ...paragraphs.flatMap(variantTexts),
        ...sayings,
        ...steps.flatMap((step) => [step.title, step.text]),
        ...numbers.flatMap(({ label, detail }) => [label, detail]),
        ...after.flatMap(variantTexts),
      ]),
    ],
  },
} as const;

describe.each(Object.entries(pages))("/%s", (name, page) => {
  it("has a unique anchor for every section", () => {
    for (const id of page.ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(new Set(page.ids).size).toBe(page.ids.length);
    // Ids that the pages use elsewhere.
    for (const taken of ["main", "short", "still-asking", "now", "lamp-niche"]) expect(page.ids).not.toContain(taken);
  });

  it("has non-empty texts without leftover placeholders or markup", () => {
    for (const text of page.texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
      const words = splitLinks(text)
        .map((piece) => piece.text)
        .join("");
      expect(words).not.toMatch(/[{}[\]<>]|undefined|NaN|null|\]\(| {2}/);
    }
  });

  it("links only existing pages, its own sections and known helplines", () => {
    const known = new Set<string>([
      ...Object.values(routes).map(({ path }) => path),
      ...Object.values(landing.anchors).map((anchor) => `${routes.home.path}#${anchor}`),
      ...page.ids.map((id) => `#${id}`),
      ...helplines.map(({ href }) => href),
      ...directory.flatMap(({ ways }) => ways.map(({ href }) => href)),
    ]);
    const hrefs = page.texts.flatMap(splitLinks).flatMap(({ href }) => href ?? []);
    for (const href of hrefs) expect(known).toContain(href);
    expect(hrefs.length, `${name} has links`).toBeGreaterThan(0);
  });

  it("follows the voice rules: no banned words, exclamation marks, dashes, straight quotes or emoji", () => {
    for (const text of page.texts) {
      expect(text).not.toMatch(/\b(?:journey|unlock|heal(?:s|ed|ing)?|empower\w*|embark\w*)\b/i);
      expect(text).not.toMatch(/[!—–"]|\p{Extended_Pictographic}/u);
    }
  });
});

describe("the policies", () => {
  it.each(["privacy", "terms", "safety"] as const)("%s can be read at grade 9", (name) => {
    expect(readingGrade(pages[name].texts.map(plainText))).toBeLessThanOrEqual(9);
  });
});

describe("the FAQ", () => {
  it("begins with the front page's four questions", () => {
    expect(questions.slice(0, landingQuestions.length)).toEqual(landingQuestions);
    expect(questions.length).toBeGreaterThanOrEqual(landingQuestions.length + 12);
  });

  it("shows the helplines only under the urgent question", () => {
    expect(questions.filter(({ helplines: shown }) => shown).map(({ id }) => id)).toEqual(["urgent-help"]);
  });

  it("has one answer per price variant, and the regular price as plain text", () => {
    const cost = questions.find(({ id }) => id === "what-does-it-cost");
    const [, price = ""] = cost?.answer ?? [];
    expect(variantTexts(price).map((text) => /\$\d+/.exec(text)?.[0])).toEqual(
      pricingVariants.map(({ cents }) => `$${cents / 100}`),
    );
    expect(plainText(price)).toContain(`$${pricingVariants[0].cents / 100} a month`);
  });
});

describe("the legal pages", () => {
  it("have a valid date", () => {
    expect(new Date(`${policiesDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(policiesDate);
  });

  it("show the helplines and the crisis line in the terms", () => {
    const part = termsSections.find(({ id }) => id === "emergencies");
    expect(part?.blocks).toContainEqual({ helplines: true });
    expect(termsSummary.join()).toContain(crisis.short);
  });
});

describe("the crisis page", () => {
  it("has tel: and sms: links that match their labels", () => {
    for (const { label, href } of crisisSections.flatMap(({ numbers = [] }) => numbers)) {
      expect(href).toMatch(/^(?:tel:\+?\d+|sms:\d+\?&body=[A-Z]+)$/);
      const digits = label.replace(/\D/g, "");
      expect(href).toContain(digits);
    }
  });

  it("lists calling and texting 988 first", () => {
    expect(helplines.slice(0, 2).map(({ href }) => href)).toEqual([crisisLinks.call988, crisisLinks.text988]);
    expect(helpPages.crisis.heading).toBe(crisis.heading);
  });
});

describe("the help directory", () => {
  it("shows every entry exactly once, with a way to reach it", () => {
    expect(shown.map(({ id }) => id).sort()).toEqual(directory.map(({ id }) => id).sort());
    for (const { ways } of shown) expect(ways.length).toBeGreaterThan(0);
  });

  it("has no group without entries", () => {
    for (const { groups } of directorySections) for (const { id, lines } of groups) expect(lines, id).not.toEqual([]);
  });

  it("says that numbers abroad are for a person there, and when all were compared with their sources", () => {
    const abroad = directorySections.find(({ id }) => id === "outside-the-us");
    expect(abroad?.paragraphs[0]).toContain("for the person there to dial");
    expect(checkedOn).toBe(directory.map(({ checked }) => checked).sort()[0]);
    const [year = "", , day = ""] = checkedOn.split("-");
    expect(pages.crisis.texts.join(" ")).toMatch(new RegExp(`on [A-Z][a-z]+ ${Number(day)}, ${year} with a copy`));
  });

  it("promises interpreters for calls to 988 only", () => {
    const languages = crisisSections.find(({ id }) => id === "languages")?.paragraphs.join(" ");
    expect(languages).toContain("Text and chat with 988 are in English and Spanish only.");
  });
});

describe("the safety protocol", () => {
  it("states the detector's figures as docs/benchmarks.md reports them", () => {
    const benchmarks = readFileSync(new URL("../../../../../docs/benchmarks.md", import.meta.url), "utf8");
    const row = benchmarks.split("\n").find((line) => line.startsWith("| all | "));
    const [, , risk, noticed, concern, , alarm, ordinary, , wrongAlarms] = (row ?? "").split("|").map(Number);
    expect(detectorResults).toEqual({
      lines: (risk ?? 0) + (ordinary ?? 0),
      noticed: Math.round((noticed ?? 0) * 100),
      concern: Math.round((concern ?? 0) * 100),
      alarm: Math.round((alarm ?? 0) * 100),
      wrongAlarmsPerThousand: Math.round((wrongAlarms ?? 0) * 1000),
    });
  });

  it("has a valid date", () => {
    expect(new Date(`${safetyDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(safetyDate);
  });

  it("names eating disorders, harm to others, and that it is for adults", () => {
    const text = pages.safety.texts.join(" ");
    for (const wanted of ["Eating disorders", "Harm to others", "18 and over", "programs", crisis.short])
      expect(text).toContain(wanted);
  });
});

describe("prose", () => {
  it("splitLinks splits a text into plain text and links, plainText drops the links", () => {
    expect(splitLinks(`Write ${link("to us", "/contact")} or ${link("call", "tel:988")}.`)).toEqual([
      { text: "Write " },
      { text: "to us", href: "/contact" },
      { text: " or " },
      { text: "call", href: "tel:988" },
      { text: "." },
    ]);
    expect(plainText(`${link("Call", "tel:988")} now`)).toBe("Call now");
  });

  it("variantTexts returns one text per price variant", () => {
    const text = priced((price, sessions) => `${price}, ${sessions}`);
    expect(variantTexts(text)).toEqual(["$80, 2 sessions", "$60, 2 sessions", "$100, 3 sessions"]);
  });
});
