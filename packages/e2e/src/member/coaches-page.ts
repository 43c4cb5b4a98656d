import { coachChange, coaches, coachList, coachProfile, matchingAnswers } from "@aangan/copy/coaches";
import { booking } from "@aangan/copy/sessions";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { choose } from "../support/screen";

/** One coach, wherever their card stands. */
export class CoachCard {
  readonly card: Locator;
  /** The name, which leads to the coach's own page. */
  readonly name: Locator;
  readonly reasons: Locator;
  readonly select: Locator;
  readonly message: Locator;
  readonly change: Locator;
  readonly schedule: Locator;
  /** The box about sessions ahead; only on the card of the member's coach. */
  readonly upcoming: Locator;

  constructor(within: Page | Locator, name: string) {
    this.card = within.getByRole("article", { name, exact: true });
    this.name = this.card.getByRole("heading", { name, exact: true }).getByRole("link");
    this.reasons = this.card.getByRole("list", { name: coaches.reasonsLabel }).getByRole("listitem");
    this.select = this.card.getByRole("button", { name: /^Select/ });
    this.message = this.card.getByRole("link", { name: "Message" });
    this.change = this.card.getByRole("button", { name: "Change Coach" });
    this.schedule = this.card.getByRole("button", { name: "Schedule Session" });
    this.upcoming = this.card.getByRole("region", { name: "Upcoming Sessions" });
  }
}

/** Where one looks at coaches and chooses. */
export class CoachesPage {
  readonly cards: Locator;
  /** The ones for this member, with reasons; only while there is no coach. */
  readonly suggestions: Locator;
  /** Everybody who does not stand above. */
  readonly others: Locator;
  readonly language: Locator;
  readonly specialization: Locator;
  readonly thisWeek: Locator;
  readonly clear: Locator;
  readonly more: Locator;
  readonly answers: Locator;
  /** A coach's own page. */
  readonly profile: Locator;
  /** What a change would do, before it happens. */
  readonly question: Locator;
  readonly keep: Locator;
  readonly confirm: Locator;
  readonly bookingDialog: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.cards = main.getByRole("article");
    this.suggestions = page.getByRole("region", { name: coaches.suggestedTitle }).getByRole("article");
    this.others = page
      .getByRole("region", { name: new RegExp(`^(${coaches.browseAll}|${coachList.othersTitle})$`) })
      .getByRole("article");
    const filters = main.getByRole("search", { name: coachList.filters });
    this.language = filters.getByRole("combobox", { name: coachList.language });
    this.specialization = filters.getByRole("combobox", { name: coachList.specialization });
    this.thisWeek = filters.getByRole("button", { name: coachList.thisWeek });
    this.clear = filters.getByRole("button", { name: coachList.clearFilters });
    this.more = main.getByRole("button", { name: coachList.more });
    this.answers = main.getByRole("button", { name: matchingAnswers.open });
    this.profile = page.getByRole("dialog").filter({ hasText: coaches.certified });
    this.question = page.getByRole("alertdialog");
    this.keep = this.question.getByRole("button", { name: coachChange.keepCoach });
    this.confirm = this.question.getByRole("button", { name: coachChange.confirm });
    this.bookingDialog = page.getByRole("dialog", { name: booking.title });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("coaches") + query);
    await expect(this.cards.first()).toBeVisible();
  }

  card(name: string): CoachCard {
    return new CoachCard(this.page, name);
  }

  /** The names in the list below, in its order. */
  async names(): Promise<string[]> {
    return this.others.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  }

  /** Says how many there are, once the list has caught up with the filters. */
  count(text: string): Locator {
    return this.page.getByRole("main").getByRole("status").filter({ hasText: text });
  }

  async choose(list: Locator, option: string): Promise<void> {
    await choose(list, option);
  }

  /** One part of a coach's own page: credentials, open times. */
  part(title: keyof typeof coachProfile & ("credentials" | "times")): Locator {
    return this.profile.getByRole("region", { name: coachProfile[title] });
  }
}

/** What the API says about a coach, as far as tests look at it. */
export interface WireCoach {
  id: string;
  name: string;
  languages: string[];
  specializations: string;
  timeZone: string;
  nextOpening: string | null;
  credentials: { title: string; issuer: string; year: number | null }[];
}

/** The coaches as the API tells them to whoever is signed in on the page. */
export async function wireCoaches(page: Page, query = ""): Promise<WireCoach[]> {
  return (await page.request.get(`${originOf("member")}/api/coaches${query}`)).json();
}
