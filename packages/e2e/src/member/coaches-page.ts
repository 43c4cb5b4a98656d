import * as booking from "@aangan/copy/booking";
import * as coachChange from "@aangan/copy/coach-change";
import * as facts from "@aangan/copy/coach-facts";
import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as coaches from "@aangan/copy/coaches";
import * as matchingAnswers from "@aangan/copy/matching-answers";
import { expect, type Locator, type Page } from "@playwright/test";
import { addressOf, originOf } from "../support/addresses";
import { chooseOption } from "../support/screen";

/** A coach's card, on any page. */
export class CoachCard {
  readonly card: Locator;
  /** The name, which links to the coach's profile. */
  readonly name: Locator;
  readonly reasons: Locator;
  readonly select: Locator;
  readonly message: Locator;
  readonly change: Locator;
  readonly schedule: Locator;
  /** The box about upcoming sessions; only on the card of the member's coach. */
  readonly upcoming: Locator;

  constructor(container: Page | Locator, name: string) {
    this.card = container.getByRole("article", { name, exact: true });
    this.name = this.card.getByRole("heading", { name, exact: true }).getByRole("link");
    this.reasons = this.card.getByRole("list", { name: coaches.reasonsLabel }).getByRole("listitem");
    this.select = this.card.getByRole("button", { name: /^Select/ });
    this.message = this.card.getByRole("link", { name: "Message" });
    this.change = this.card.getByRole("button", { name: "Change Coach" });
    this.schedule = this.card.getByRole("button", { name: "Schedule Session" });
    this.upcoming = this.card.getByRole("region", { name: "Upcoming Sessions" });
  }
}

/** The page for browsing and choosing coaches. */
export class CoachesPage {
  readonly cards: Locator;
  /** Suggested coaches, with reasons; only while the member has no coach. */
  readonly suggestions: Locator;
  /** All coaches who are not listed above: as the member's coach or as a suggestion. */
  readonly others: Locator;
  readonly part: Locator;
  readonly language: Locator;
  readonly specialization: Locator;
  readonly clear: Locator;
  readonly editAnswers: Locator;
  /** A coach's profile dialog. */
  readonly profile: Locator;
  /** The confirmation before a change of coach, which lists its consequences. */
  readonly changeDialog: Locator;
  readonly keepCoach: Locator;
  readonly confirmChange: Locator;
  readonly bookingDialog: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole("main");
    this.cards = main.getByRole("article");
    this.suggestions = page.getByRole("region", { name: coaches.suggestedTitle }).getByRole("article");
    this.others = page
      .getByRole("region", { name: new RegExp(`^(${coaches.browseAll}|${coachList.othersTitle})$`) })
      .getByRole("article");
    const filters = main.getByRole("search", { name: coachList.filters });
    this.part = filters.getByRole("combobox", { name: coachList.part });
    this.language = filters.getByRole("combobox", { name: coachList.language });
    this.specialization = filters.getByRole("combobox", { name: coachList.specialization });
    this.clear = filters.getByRole("button", { name: coachList.clearFilters });
    this.editAnswers = main.getByRole("button", { name: matchingAnswers.open });
    this.profile = page.getByRole("dialog").filter({ hasText: coaches.certified });
    this.changeDialog = page.getByRole("alertdialog");
    this.keepCoach = this.changeDialog.getByRole("button", { name: coachChange.keepCoach });
    this.confirmChange = this.changeDialog.getByRole("button", { name: coachChange.confirm });
    this.bookingDialog = page.getByRole("dialog", { name: booking.title });
  }

  /** Opens the page with this query string, with all coaches: at first it shows only some. */
  async open(query = ""): Promise<void> {
    await this.page.goto(addressOf("coaches") + query);
    await expect(this.cards.first()).toBeVisible();
    const more = this.page.getByRole("main").getByRole("button", { name: coachList.more });
    await expect(this.others.first().or(more).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
  }

  card(name: string): CoachCard {
    return new CoachCard(this.page, name);
  }

  /** The names in the main list, in order. */
  async names(): Promise<string[]> {
    return this.others.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  }

  /** The live status with the number of coaches, which updates once the filtered list has loaded. */
  count(text: string): Locator {
    return this.page.getByRole("main").getByRole("status").filter({ hasText: text });
  }

  async choose(list: Locator, option: string): Promise<void> {
    await chooseOption(list, option);
  }

  /** A section of a coach's profile. */
  profileSection(title: "credentials" | "times"): Locator {
    return this.profile.getByRole("region", {
      name: title === "credentials" ? facts.checkedTitle : coachProfile.times,
    });
  }
}

/** The fields of the API's coach that tests read. */
export interface ApiCoach {
  id: string;
  name: string;
  languages: string[];
  specializations: string;
  timeZone: string;
  nextOpening: string | null;
  credentials: { title: string; issuer: string; year: number | null }[];
}

/** The coaches that the API returns to the member who is signed in on the page. */
export async function fetchCoaches(page: Page, query = ""): Promise<ApiCoach[]> {
  return (await page.request.get(`${originOf("member")}/api/coaches${query}`)).json();
}

/**
 * Limits the list of coaches to these names, for checks of a page with its list: their cards look alike, and the time
 * of an accessibility check grows with their number. The member's coach and the suggestions stay.
 */
export async function limitCoaches(page: Page, names: readonly string[]): Promise<void> {
  await page.route(/\/api\/coaches(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const all: ApiCoach[] = await response.json();
    await route.fulfill({ response, json: all.filter(({ name }) => names.includes(name)) });
  });
}
