import type { components } from "@aangan/api/member";
import * as coachChange from "@aangan/copy/coach-change";
import * as facts from "@aangan/copy/coach-facts";
import * as coachList from "@aangan/copy/coach-list";
import * as coachProfile from "@aangan/copy/coach-profile";
import * as words from "@aangan/copy/coaches";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { coachGenders, focusTopics, sharedFields } from "@aangan/copy/lists";
import * as matchingAnswers from "@aangan/copy/matching-answers";
import * as onboarding from "@aangan/copy/onboarding";
import { routes } from "@aangan/copy/routes";
import * as sharing from "@aangan/copy/sharing";
import { storage } from "@aangan/copy/storage";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { CoachesPage } from "@/app/(signed-in)/coaches/coaches-page";
import { asha, meera, OpenEventSource } from "@/lib/fixtures";
import type { Coach, Matching } from "./queries";

const initialUrl = window.location.href;
const leela: Coach = { ...meera, id: "leela", name: "Leela Fernandes", city: "Goa", languages: ["Konkani", "English"] };
const thomas: Coach = { ...meera, id: "thomas", name: "Thomas Kurian", city: "Kochi", languages: ["Malayalam"] };
const broken = () => errorResponse(500, errors.somethingWrong);
const unreachable = () => {
  throw new TypeError("Failed to fetch");
};
/** Responds with an error until `recover` is called. */
function failingAnswer<Result>(act: (address: URL) => Result) {
  let down = true;
  return {
    answer: (_: unknown, address: URL) => (down ? broken() : act(address)),
    recover: () => {
      down = false;
    },
  };
}

const main = page.getByRole("main");
const alert = main.getByRole("alert");
const dialog = page.getByRole("dialog");
const changeDialog = page.getByRole("alertdialog");
const card = (name: string) => page.getByRole("article", { name });
const retryIn = (part: Locator) => part.getByRole("button", { name: common.retry });
/** All coaches who are neither suggested nor the member's own. */
const others = page.getByRole("region", { name: new RegExp(`^(${words.browseAll}|${coachList.othersTitle})$`) });
const otherCards = others.getByRole("article");
const count = async (cards: Locator, number: number) => expect.poll(() => cards.elements().length).toBe(number);
const href = () => `${window.location.pathname}${window.location.search}`;
async function choose(list: Locator, option: string | RegExp): Promise<void> {
  await list.click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

let coachId: string | null;

function open(more: Record<string, unknown> = {}, query = ""): void {
  window.history.replaceState(null, "", routes.coaches.path + query);
  renderPart(<CoachesPage />, {
    "GET /api/user": () => ({ ...asha, coachId }),
    "GET /api/user-preferences": { hasCompletedOnboarding: true, hasSeenTour: true },
    "GET /api/sessions": [],
    "GET /api/coaches": [meera, leela, thomas],
    "GET /api/coaches/leela": leela,
    "GET /api/coaches/meera": meera,
    "GET /api/coaches/*/slots": {
      coachId: "meera",
      minutes: 60,
      timeZone: "Asia/Kolkata",
      memberTimeZone: asha.timeZone,
      published: true,
      slots: [],
    },
    "GET /api/session-allowance": { included: 4, hardStop: true, months: [] },
    ...more,
  });
}

beforeEach(() => {
  // Without polling, only the retry button refetches.
  vi.stubGlobal("EventSource", OpenEventSource);
  coachId = leela.id;
});
afterEach(() => {
  window.localStorage.removeItem(storage.authUser);
  window.history.replaceState(null, "", initialUrl);
});

describe("CoachesPage, with more coaches than fit on one page", () => {
  /** Responds with pages of this many coaches. The last coach of each page is repeated on the next one. */
  const pagesOf = (length: number) => {
    const all = Array.from({ length }, (_, index) => ({
      ...meera,
      id: `coach-${index + 1}`,
      name: `Coach Number ${index + 1}`,
    }));
    return (address: URL) => {
      const after = address.searchParams.get("after");
      const start = all.findIndex(({ id }) => id === after);
      return all.slice(Math.max(start, 0), Math.max(start, 0) + limits.coachesPerPage);
    };
  };
  const loadMore = main.getByRole("button", { name: coachList.more });

  it("loads more on scrolling without duplicates, and after a failed page only on retry", async () => {
    const pages = pagesOf(60);
    const further = failingAnswer(pages);
    open({
      "GET /api/coaches": (body: unknown, address: URL) =>
        address.searchParams.has("after") ? further.answer(body, address) : pages(address),
    });
    await expect.element(main.getByText("24 coaches so far")).toHaveRole("status");
    // A short list at first.
    await count(otherCards, 9);
    await loadMore.click();
    await count(otherCards, 24);
    loadMore.element().scrollIntoView();
    await expect.element(alert).toHaveTextContent(coachList.moreFailed);
    await count(otherCards, 24);
    further.recover();
    await retryIn(main).click();
    await count(otherCards, 47);
    await expect.element(alert).not.toBeInTheDocument();
    loadMore.element().scrollIntoView();
    await count(otherCards, 60);
    await expect.element(loadMore).not.toBeInTheDocument();
    await expect.element(main.getByText("60 other coaches")).toHaveRole("status");
    const names = otherCards.elements().map((one) => one.getAttribute("aria-label"));
    expect(new Set(names).size).toBe(60);
    expect(names.at(-1)).toBe("Coach Number 60");
  });

  it("loads more with the button by keyboard, and focuses the first new coach", async () => {
    // An observer that never fires, so that scrolling loads nothing.
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    const pages = pagesOf(30);
    open({ "GET /api/coaches": (_: unknown, address: URL) => pages(address) });
    await count(otherCards, 9);
    (loadMore.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await count(otherCards, 24);
    await expect.element(otherCards.nth(9).getByRole("link").first()).toHaveFocus();
    const last = card("Coach Number 24").getByRole("button", {
      name: coachList.compareNamed({ coachName: "Coach Number 24" }),
    });
    (last.element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(loadMore).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await count(otherCards, 30);
    await expect.element(card("Coach Number 25").getByRole("link", { name: "Coach Number 25" })).toHaveFocus();
  });
});

describe("CoachesPage, when a part is slow or fails", () => {
  const language = main.getByRole("combobox", { name: coachList.language });

  it("shows failed sessions on the coach's card only, and loads them on retry", async () => {
    const sessions = failingAnswer(() => []);
    open({ "GET /api/sessions": sessions.answer });
    const upcoming = card(leela.name).getByRole("region", { name: coachList.upcomingTitle });
    await expect.element(upcoming).toHaveTextContent(coachList.sessionsFailed);
    await expect.element(card(leela.name)).not.toHaveTextContent(words.whatsNext);
    await count(otherCards, 2);
    sessions.recover();
    await retryIn(upcoming).click();
    await expect.element(upcoming).toHaveTextContent(coachList.noSession);
    await expect.element(card(leela.name)).toHaveTextContent(words.whatsNext);
  });

  it("keeps the earlier coaches, marked as busy, until those of a new filter load", async () => {
    const tamil = pendingResponse(() => [meera]);
    open({
      "GET /api/coaches": (_: unknown, address: URL) =>
        address.searchParams.get("language") === "ta" ? tamil.answer() : [meera, leela, thomas],
    });
    await count(otherCards, 2);
    await choose(language, "Tamil");
    await expect.poll(tamil.requested).toBe(true);
    expect(href()).toBe(`${routes.coaches.path}?language=ta`);
    await expect.element(others).toHaveAttribute("aria-busy", "true");
    await count(otherCards, 2);
    tamil.respond();
    await expect.element(others).toHaveAttribute("aria-busy", "false");
    await count(otherCards, 1);
    await main.getByRole("button", { name: coachList.clearFilters }).click();
    await expect.element(main.getByRole("combobox", { name: coachList.part })).toHaveFocus();
    expect(href()).toBe(routes.coaches.path);
    await count(otherCards, 2);
  });

  it("reports a failed filter request, and shows the matching coaches on retry", async () => {
    const thisWeek = failingAnswer(() => [thomas]);
    open({
      "GET /api/coaches": (body: unknown, address: URL) =>
        address.searchParams.get("week") === "1" ? thisWeek.answer(body, address) : [meera, leela, thomas],
    });
    await main.getByRole("button", { name: coachList.thisWeek }).click();
    await expect.element(alert).toHaveTextContent(words.fetchFailed);
    thisWeek.recover();
    await retryIn(alert).click();
    await expect.element(card(thomas.name)).toBeInTheDocument();
    await count(otherCards, 1);
  });

  it("reports that the own coach or all coaches failed to load, and recovers on retry", async () => {
    const own = failingAnswer(() => leela);
    open({ "GET /api/coaches/leela": own.answer });
    await expect.element(alert).toHaveTextContent(words.fetchFailed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    await expect.element(card(leela.name)).not.toBeInTheDocument();
    own.recover();
    await retryIn(alert).click();
    await expect.element(card(leela.name).getByRole("button", { name: words.change })).toBeInTheDocument();

    const list = failingAnswer(() => [meera]);
    open({ "GET /api/coaches": list.answer });
    await expect.element(alert).toHaveTextContent(words.fetchFailed);
    await expect.element(alert).toHaveTextContent(errors.somethingWrong);
    await expect.element(card(leela.name)).toBeInTheDocument();
    list.recover();
    await retryIn(alert).click();
    await expect.element(card(meera.name)).toBeInTheDocument();
    await expect.element(alert).not.toBeInTheDocument();
  });
});

describe("CoachesPage, the directory", () => {
  const filtered = { "GET /api/coaches": (_: unknown, address: URL) => answerTo(address.searchParams) };
  let answerTo: (search: URLSearchParams) => Coach[] = () => [];

  it("searches names after a pause, and Back undoes a filter", async () => {
    const names: (string | null)[] = [];
    answerTo = (search) => {
      names.push(search.get("name"));
      return search.has("name") || search.has("time") ? [meera] : [meera, leela, thomas];
    };
    open(filtered);
    await count(otherCards, 2);
    await main.getByRole("searchbox", { name: coachList.searchName }).fill("mee");
    await count(otherCards, 1);
    expect(names).toEqual([null, "mee"]);
    expect(href()).toBe(`${routes.coaches.path}?name=mee`);
    await choose(main.getByRole("combobox", { name: coachList.gender }), "A woman");
    await expect.poll(href).toBe(`${routes.coaches.path}?name=mee&gender=female`);
    window.history.back();
    await expect.poll(href).toBe(`${routes.coaches.path}?name=mee`);
    await main.getByRole("searchbox", { name: coachList.searchName }).fill("");
    await count(otherCards, 2);
    expect(href()).toBe(routes.coaches.path);
  });

  it("says which filter to remove when none match, and removes it", async () => {
    answerTo = (search) => (search.get("part") === "morning" ? [] : [meera]);
    open(filtered, "?language=ta&time=morning");
    const empty = main.getByRole("status").filter({ hasText: coachList.noneTitle });
    await expect.element(empty).toHaveTextContent(coachList.noneLoosen);
    const remove = empty.getByRole("button", { name: /^Remove:/ });
    await expect.element(remove).toHaveTextContent(coachList.removeFilter({ filter: "Morning (7 AM to noon)" }));
    expect(remove.elements()).toHaveLength(1);
    await remove.click();
    await count(otherCards, 1);
    expect(href()).toBe(`${routes.coaches.path}?language=ta`);
  });

  it("saves a coach at once, and undoes it when the server fails", async () => {
    const saves = failingAnswer(() => undefined);
    let removed = 0;
    open({
      "PUT /api/coaches/meera/saved": saves.answer,
      "DELETE /api/coaches/meera/saved": () => {
        removed += 1;
      },
    });
    const mark = card(meera.name).getByRole("button", { name: coachList.save({ coachName: meera.name }) });
    const unmark = card(meera.name).getByRole("button", { name: coachList.unsave({ coachName: meera.name }) });
    await mark.click();
    await expect.poll(currentToast).toMatchObject({ title: coachList.saveFailed, variant: "destructive" });
    await expect.element(mark).toHaveAttribute("aria-pressed", "false");
    saves.recover();
    await mark.click();
    await expect.element(unmark).toHaveAttribute("aria-pressed", "true");
    await unmark.click();
    await expect.element(mark).toBeInTheDocument();
    await expect.poll(() => removed).toBe(1);
  });

  it("compares two coaches side by side, without a price, and closes with Escape", async () => {
    const hours = (windows: { weekday: number; from: number; until: number }[], wakingMinutes: number) => ({
      timeZone: asha.timeZone,
      wakingMinutes,
      windows,
    });
    open({
      "GET /api/coaches/thomas": thomas,
      "GET /api/coaches/meera/hours": hours([{ weekday: 1, from: 390, until: 570 }], 150),
      "GET /api/coaches/thomas/hours": hours([{ weekday: 2, from: 0, until: 240 }], 0),
    });
    const compare = (name: string) =>
      card(name).getByRole("button", { name: coachList.compareNamed({ coachName: name }) });
    await compare(meera.name).click();
    await expect.element(compare(meera.name)).toHaveAttribute("aria-pressed", "true");
    await expect.element(main.getByText(coachList.comparePick({ coachName: meera.name }))).toHaveRole("status");
    await compare(thomas.name).click();
    const comparison = page.getByRole("dialog", { name: coachList.compareTitle });
    const one = comparison.getByRole("article", { name: meera.name });
    await expect.element(one).toHaveTextContent("Tamil, English");
    await expect.element(one).toHaveTextContent(facts.overlap({ hours: 2.5 }));
    await expect.element(one).toHaveTextContent("7:00 AM to 9:30 AM");
    await expect
      .element(comparison.getByRole("article", { name: thomas.name }))
      .toHaveTextContent(facts.noOverlap({ firstName: "Thomas" }));
    await expect.element(comparison).not.toHaveTextContent("$");
    await userEvent.keyboard("{Escape}");
    await expect.element(comparison).not.toBeInTheDocument();
    await expect.element(compare(meera.name)).toHaveAttribute("aria-pressed", "false");
  });

  it("shows no time at night as the next open time, unless the member searches for nights", async () => {
    // 3:30 AM in Los Angeles, and 9 AM.
    const night = { ...thomas, nextOpening: "2027-01-11T11:30:00Z" };
    const day = { ...meera, nextOpening: "2027-01-11T17:00:00Z" };
    answerTo = () => [night, day];
    open({ ...filtered, "GET /api/user": () => ({ ...asha, coachId, timeZone: "America/Los_Angeles" }) });
    await expect.element(card(thomas.name)).toHaveTextContent(coachList.nightOnly);
    await expect.element(card(meera.name)).toHaveTextContent("9:00 AM your time");
    await choose(main.getByRole("combobox", { name: coachList.part }), "Night (10 PM to 7 AM)");
    await expect.element(card(thomas.name)).toHaveTextContent("3:30 AM your time");
  });

  it("shows a coach's hours, first session and checked credentials, and neither stars nor ratings", async () => {
    const rated = {
      ...meera,
      ratings: 4.9,
      reviewCount: 64,
      credentials: [{ title: "Certified wellness coach", issuer: "a federation", year: 2016, checkedOn: "2026-03-04" }],
    };
    open(
      {
        "GET /api/coaches/meera": rated,
        "GET /api/coaches/*/slots": {
          coachId: "meera",
          minutes: 30,
          timeZone: "Asia/Kolkata",
          memberTimeZone: "America/Los_Angeles",
          published: true,
          // 3:30 AM, 4 AM and 9 AM in Los Angeles.
          slots: ["2027-01-11T11:30:00Z", "2027-01-11T12:00:00Z", "2027-01-11T17:00:00Z"].map((startsAt) => ({
            startsAt,
            endsAt: new Date(Date.parse(startsAt) + 1_800_000).toISOString(),
          })),
        },
        "GET /api/coaches/meera/hours": {
          timeZone: "America/Los_Angeles",
          wakingMinutes: 750,
          windows: [1, 2].map((weekday) => ({ weekday, from: 270, until: 570 })),
        },
      },
      "?coach=meera",
    );
    await expect.element(dialog).toHaveTextContent(facts.overlap({ hours: 12.5 }));
    await expect.element(dialog).toHaveTextContent(facts.green({ times: "7:00 AM to 9:30 AM" }));
    for (const { title } of facts.firstSession.parts) await expect.element(dialog).toHaveTextContent(title);
    await expect.element(dialog).toHaveTextContent(coachProfile.checked({ month: "Mar 2026" }));
    await expect.element(dialog).not.toHaveTextContent("4.9");
    await expect.element(dialog).not.toHaveTextContent("64");
    await expect.element(dialog).not.toHaveTextContent("3:30 AM");
    const nights = dialog.getByRole("button", { name: coachProfile.showNight({ count: 2 }) });
    await nights.click();
    await expect.element(dialog).toHaveTextContent("3:30 AM to 4:30 AM your time");
  });
});

describe("CoachesPage, with filters that match no other coach or a URL of an unknown coach", () => {
  beforeEach(() => {
    coachId = null;
  });
  const suggestions = [{ coach: thomas, reasons: ["Speaks Malayalam"] }];

  it("requests what the URL encodes, shows all coaches again on request, and then hides the suggestions", async () => {
    const queries: string[] = [];
    open(
      {
        "GET /api/coach-suggestions": suggestions,
        "GET /api/coaches": (_: unknown, address: URL) => {
          queries.push(address.search);
          return address.search === "" ? [meera, leela, thomas] : [];
        },
      },
      "?language=sd&focus=grief&week=1",
    );
    const empty = main.getByRole("status").filter({ hasText: coachList.noneTitle });
    await expect.element(empty).toHaveTextContent(coachList.noneText);
    // The further requests look for a filter that can be removed.
    expect(queries.filter((query) => !query.includes("limit=1"))).toEqual(["?language=sd&focus=grief&week=1"]);
    await empty.getByRole("button", { name: coachList.clearFilters }).click();
    const suggested = page.getByRole("region", { name: words.suggestedTitle });
    await count(suggested.getByRole("article"), 1);
    await count(otherCards, 2);
    expect(href()).toBe(routes.coaches.path);

    await main.getByRole("button", { name: coachList.thisWeek }).click();
    await expect.element(empty).toBeInTheDocument();
    await expect.element(suggested).not.toBeInTheDocument();
    expect(href()).toBe(`${routes.coaches.path}?week=1`);
  });

  it("reports an unknown coach in a dialog, and shows all coaches when it closes", async () => {
    open(
      {
        "GET /api/coach-suggestions": suggestions,
        "GET /api/coaches/unknown": () => errorResponse(404, "We couldn't find this coach."),
      },
      "?coach=unknown",
    );
    await expect
      .element(page.getByRole("dialog", { name: coachProfile.goneTitle }))
      .toHaveTextContent(coachProfile.goneText);
    await dialog.getByRole("button", { name: coachProfile.seeEverybody }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(href()).toBe(routes.coaches.path);
    await expect.element(card(thomas.name)).toBeInTheDocument();
  });
});

describe("CoachesPage, changing the coach", () => {
  const change = card(leela.name).getByRole("button", { name: words.change });
  const selectMeera = card(meera.name).getByRole("button", { name: new RegExp(`^${words.select}`) });
  const confirm = changeDialog.getByRole("button", { name: coachChange.confirm });
  const noConsequences = { "GET /api/user/coach-change": { sessions: [], conversation: false } };

  it("asks before another coach is chosen, reports failures in the dialog, then asks once about the answers", async () => {
    const failures = [() => errorResponse(404, "We couldn't find this coach."), unreachable];
    const sent: unknown[] = [];
    const shared: string[][] = [];
    open({
      ...noConsequences,
      "POST /api/user/coach": (body: unknown) => {
        sent.push(body);
        const fail = failures.shift();
        if (fail) return fail();
        coachId = meera.id;
        return { ...asha, coachId };
      },
      "GET /api/user/sharing": { fields: [], chosen: false },
      "PUT /api/user/sharing": (body: { fields: string[] }) => {
        shared.push(body.fields);
        return shared.length === 1 ? broken() : { ...body, chosen: true };
      },
    });
    await expect.element(selectMeera).toHaveTextContent(words.select);
    await selectMeera.click();
    await expect
      .element(changeDialog)
      .toHaveAccessibleName(coachChange.switchTitle({ coachName: leela.name, newName: meera.name }));
    await expect.element(changeDialog).toHaveTextContent(coachChange.noSessions);
    // The conversation only has the greeting, so the question does not mention it.
    await expect.element(changeDialog).not.toHaveTextContent("conversation");
    await userEvent.keyboard("{Escape}");
    await expect.element(changeDialog).not.toBeInTheDocument();
    await expect.element(change).toBeInTheDocument();
    expect(sent).toEqual([]);

    await selectMeera.click();
    // A rejected choice shows the server's message; a network error shows a general one.
    for (const [title, text] of [
      [words.selectFailed, "We couldn't find this coach."],
      [words.selectProblem.title, words.selectProblem.text],
    ] as const) {
      await confirm.click();
      await expect.element(changeDialog.getByRole("alert")).toHaveTextContent(text);
      expect(currentToast()).toMatchObject({ title, description: text, variant: "destructive" });
    }
    await confirm.click();
    const question = page.getByRole("region", { name: sharing.question.title({ coachName: "Meera" }) });
    await expect.element(question).toBeInTheDocument();
    expect(currentToast()).toMatchObject({ title: words.updated.title, description: words.updated.text });
    expect(sent).toEqual([{ coachId: meera.id }, { coachId: meera.id }, { coachId: meera.id }]);
    await expect.element(changeDialog).not.toBeInTheDocument();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByRole("article").first()).toHaveAccessibleName(meera.name);
    // The question stays after a failure.
    const yes = question.getByRole("button", { name: sharing.question.yes });
    await yes.click();
    await expect.element(question.getByRole("alert")).toHaveTextContent(sharing.saveFailed);
    await yes.click();
    await expect.poll(currentToast).toMatchObject({ title: sharing.saved.title, description: sharing.saved.text });
    await expect.element(question).not.toBeInTheDocument();
    const all = sharedFields.map(({ code }) => code);
    expect(shared).toEqual([all, all]);
  });

  it("does not ask again for a coach about whom the member has chosen", async () => {
    open({
      ...noConsequences,
      "POST /api/user/coach": () => {
        coachId = meera.id;
        return { ...asha, coachId };
      },
      "GET /api/user/sharing": { fields: [], chosen: true },
    });
    await selectMeera.click();
    await confirm.click();
    await expect.element(main.getByRole("article").first()).toHaveAccessibleName(meera.name);
    await expect.element(page.getByRole("button", { name: sharing.question.yes })).not.toBeInTheDocument();
  });

  it("disables the change until its consequences have loaded, and keeps the coach when it fails", async () => {
    const consequences = failingAnswer(() => ({ sessions: [], conversation: false }));
    open({ "GET /api/user/coach-change": consequences.answer, "POST /api/user/remove-coach": broken });
    await change.click();
    const failure = changeDialog.getByRole("alert").filter({ hasText: coachChange.checkFailed });
    await expect.element(failure).toHaveTextContent(errors.somethingWrong);
    await expect.element(confirm).toBeDisabled();
    consequences.recover();
    await retryIn(failure).click();
    await expect.element(changeDialog).toHaveTextContent(coachChange.noSessions);
    await expect.element(confirm).toBeEnabled();
    await changeDialog.getByRole("button", { name: coachChange.keepCoach }).click();
    await expect.element(changeDialog).not.toBeInTheDocument();

    await change.click();
    await confirm.click();
    await expect.element(changeDialog.getByRole("alert")).toHaveTextContent(errors.somethingWrong);
    expect(currentToast()).toMatchObject({
      title: words.changeFailed,
      description: errors.somethingWrong,
      variant: "destructive",
    });
    await changeDialog.getByRole("button", { name: coachChange.keepCoach }).click();
    await expect.element(change).toBeInTheDocument();
  });
});

describe("CoachesPage, changing the matching answers", () => {
  const topic = (name: string) => dialog.getByRole("button", { name });
  const language = dialog.getByRole("combobox", { name: onboarding.language });
  const outside = dialog.getByRole("checkbox", { name: onboarding.outside });
  const city = dialog.getByRole("textbox", { name: new RegExp(`^${onboarding.homeCity}`) });
  const edit = main.getByRole("button", { name: matchingAnswers.open });
  const save = dialog.getByRole("button", { name: matchingAnswers.save });
  const suggested = page.getByRole("region", { name: words.suggestedTitle }).getByRole("article");

  it("validates and sends the answers, keeps them when saving fails, and refetches the suggestions", async () => {
    coachId = null;
    let matching: Matching = {
      language: "ta",
      focus: ["family", "identity"],
      coachGender: "",
      outsideCommunity: false,
      homeCity: "",
    };
    const sent: components["schemas"]["MatchingRequest"][] = [];
    let down = true;
    const reasons = ["A woman, as you asked", "Speaks Konkani"];
    open({
      "GET /api/user/matching": () => matching,
      "GET /api/coach-suggestions": () =>
        matching.language === "kok"
          ? [{ coach: leela, reasons }]
          : [{ coach: thomas, reasons: ["Has openings for new people now"] }],
      "POST /api/user/matching": (body: components["schemas"]["MatchingRequest"]) => {
        sent.push(body);
        if (down) return broken();
        matching = { ...matching, ...body };
        return matching;
      },
    });
    await expect.element(suggested).toHaveAccessibleName(thomas.name);
    await edit.click();
    await expect.element(language).toHaveTextContent("Tamil");
    await expect.element(city).not.toBeInTheDocument();
    await outside.click();
    await city.fill("N".repeat(101));
    await save.click();
    await expect
      .element(city)
      .toHaveAccessibleDescription(expect.stringContaining("City cannot exceed 100 characters"));
    expect(sent).toEqual([]);

    const [family, identity, career] = focusTopics;
    for (const { label } of [family, identity]) {
      await expect.element(topic(label)).toHaveAttribute("aria-pressed", "true");
      await topic(label).click();
    }
    await topic(career.label).click();
    await choose(language, /^Konkani/);
    await choose(dialog.getByRole("combobox", { name: onboarding.coachGender }), coachGenders[0].label);
    await city.fill("Nagpur, Maharashtra");
    await save.click();
    await expect.poll(currentToast).toMatchObject({ title: matchingAnswers.saveFailed, variant: "destructive" });
    await expect.element(city).toHaveValue("Nagpur, Maharashtra");
    await expect.element(language).toHaveTextContent("Konkani");
    down = false;
    await save.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(currentToast()?.title).toBe(matchingAnswers.saved.title);
    const answers = {
      language: "kok",
      focus: ["career"],
      coachGender: "female",
      outsideCommunity: true,
      homeCity: "Nagpur, Maharashtra",
    };
    expect(sent).toEqual([answers, answers]);
    await expect.element(suggested).toHaveAccessibleName(leela.name);
    const shownReasons = suggested.getByRole("list", { name: words.reasonsLabel }).getByRole("listitem");
    await expect.poll(() => shownReasons.elements().map((one) => one.textContent)).toEqual(reasons);

    await edit.click();
    await expect.element(language).toHaveTextContent("Konkani");
    await expect.element(outside).toBeChecked();
    await expect.element(city).toHaveValue("Nagpur, Maharashtra");
  });
});
