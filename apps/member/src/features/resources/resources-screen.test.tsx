import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/resources-page";
import { errorResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Summary } from "./queries";
import { ResourcesScreen } from "./resources-screen";

const chai: Summary = {
  id: "a-cup-of-chai",
  title: "A cup of chai, and nothing else",
  description: "Five minutes with a cup.",
  category: "mindfulness",
  imageUrl: "data:image/gif;base64,R0lGODlhAQABAAAAACw=",
  preview: "Nobody says a word.",
  minutes: 5,
  kind: "none",
  prompts: [],
  saved: false,
};

const initialUrl = window.location.href;
afterEach(() => window.history.replaceState(null, "", initialUrl));

/** The tests load no styles, so a piece needs a height to scroll in. */
const scrolling = new CSSStyleSheet();
scrolling.replaceSync('section[aria-label^="Piece"] { height: 300px; overflow-y: auto }');
beforeEach(() => {
  document.adoptedStyleSheets = [scrolling];
});
afterEach(() => {
  document.adoptedStyleSheets = [];
});

const cards = page.getByRole("article");
const expectCards = (count: number) => expect.poll(() => cards.elements().length).toBe(count);
/** The pointer over a card fetches its text. */
const text = { ...chai, content: "", practice: { kind: "none", steps: [], prompts: [] } };
const library = Array.from(
  { length: 14 },
  (_, i): Summary => ({
    ...chai,
    id: `piece-${i}`,
    title: `Piece ${i}`,
    description: `About ${i}.`,
    preview: `Beginning ${i}.`,
    category: i < 12 ? "mindfulness" : "journaling",
  }),
);

it("ResourcesScreen shows three pieces of each category, then a whole one, nine at first", async () => {
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": library,
    "GET /api/resources/*": text,
    "GET /api/reading-places": [],
  });
  await expectCards(5);
  await expect.element(page.getByRole("region", { name: "Mindfulness" })).toHaveTextContent("Piece 2");
  // One text a card.
  await expect.element(cards.first()).toHaveTextContent("About 0.");
  await expect.element(cards.first()).not.toHaveTextContent("Beginning 0.");
  await page.getByRole("button", { name: words.allIn({ count: 12, category: "Mindfulness" }) }).click();
  await expect.element(page.getByRole("tab", { name: "Mindfulness" })).toHaveAttribute("aria-selected", "true");
  await expectCards(9);
  await page.getByRole("button", { name: words.more }).click();
  await expectCards(12);
  await expect.element(cards.nth(9).getByRole("link")).toHaveFocus();
});

it("ResourcesScreen shows the text around a match that only the text has", async () => {
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": library,
    "GET /api/resources/*": text,
    "GET /api/reading-places": [],
    "GET /api/resource-texts": library.map(({ id }) => ({
      id,
      content: id === "piece-7" ? "A saucepan on the stove." : "",
    })),
  });
  await expectCards(5);
  await page.getByRole("searchbox").fill("saucepan");
  await expectCards(1);
  await expect.element(cards.first()).toHaveTextContent("A saucepan on the stove.");
  await expect.element(cards.first()).not.toHaveTextContent("About 7.");
});

it("ResourcesScreen continues a piece where it was left, and stores how far it is read", async () => {
  const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of the piece.`).join("\n\n");
  let places = [{ id: "piece-1", title: "Piece 1", percent: 50, leftAt: "2026-11-24T10:00:00Z" }];
  const stored: number[] = [];
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": library,
    "GET /api/resources/*": { ...text, content: long },
    "GET /api/reading-places": () => places,
    "PUT /api/resources/piece-1/place": ({ percent }: { percent: number }) => {
      stored.push(percent);
      places = [];
      return new Response(null, { status: 204 });
    },
  });
  const begun = page.getByRole("region", { name: words.continue });
  await begun.getByRole("link", { name: words.continueNamed({ title: "Piece 1", percent: 50 }) }).click();
  const reader = page.getByRole("region", { name: "Piece 1" });
  await expect.element(reader.getByText("Paragraph 59")).toBeInTheDocument();
  const scroller = reader.element() as HTMLElement;
  await expect.poll(() => scroller.scrollTop).toBeGreaterThan(200);
  expect(stored).toEqual([]);

  // To the end: the piece is no longer offered.
  scroller.scrollTop = scroller.scrollHeight;
  await expect.poll(() => stored, { timeout: 10_000 }).toEqual([100]);
  await page.getByRole("button", { name: common.close }).click();
  await expectCards(5);
  await expect.element(begun).not.toBeInTheDocument();
});

it("ResourcesScreen offers to continue a piece that was opened at its beginning", async () => {
  const long = Array.from({ length: 60 }, (_, i) => `Paragraph ${i} of the piece.`).join("\n\n");
  window.history.replaceState(null, "", "/resources?read=piece-1");
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": library,
    "GET /api/resources/*": { ...text, content: long },
    "GET /api/reading-places": [{ id: "piece-1", title: "Piece 1", percent: 50, leftAt: "2026-11-24T10:00:00Z" }],
  });
  const scroller = page.getByRole("region", { name: "Piece 1" });
  await page.getByRole("button", { name: words.resume }).click();
  await expect.poll(() => (scroller.element() as HTMLElement).scrollTop).toBeGreaterThan(200);
});

it("ResourcesScreen reports that the library or a bookmark failed, and loads the library on retry", async () => {
  let down = true;
  const broken = () => errorResponse(500, errors.somethingWrong);
  renderPart(<ResourcesScreen />, {
    "GET /api/resources": () => (down ? broken() : [chai]),
    "PUT /api/resources/*/saved": broken,
    "GET /api/reading-places": broken,
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent(words.failed);
  down = false;
  await page.getByRole("button", { name: common.retry }).click();
  await expect.element(page.getByRole("heading", { name: chai.title })).toBeInTheDocument();

  const bookmark = page.getByRole("button", { name: new RegExp(`^${words.save}`) });
  await bookmark.click();
  await expect.poll(currentToast).toMatchObject({ title: words.saveFailed.title, variant: "destructive" });
  await expect.element(bookmark).toHaveAttribute("aria-pressed", "false");
});
