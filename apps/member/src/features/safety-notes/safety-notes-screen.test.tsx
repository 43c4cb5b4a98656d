import * as common from "@aangan/copy/common";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { limits } from "@aangan/copy/limits";
import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/safety-notes-page";
import { storage } from "@aangan/copy/storage";
import {
  type Answers,
  errorResponse,
  invalidateAll,
  pendingResponse,
  renderPart,
} from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { asha, meera } from "@/lib/fixtures";
import { forgetKeptNotes, keptNotes, offlineCache, storeNotes } from "@/lib/kept-notes";
import type { User } from "@/lib/user";
import { forgetUser } from "@/lib/user-cache";
import { ContactSection } from "./contact-section";
import type { SafetyNotes } from "./queries";
import { SafetyNotesScreen } from "./safety-notes-screen";

const member: User = { ...asha, coachId: meera.id };
const conflict = "Changed on another device.";
/** The notes on the server. */
let stored: SafetyNotes;
let saved: Record<string, unknown>[];

/** Stores a change as the server does. */
function store(change: Partial<SafetyNotes>): SafetyNotes {
  stored = {
    ...stored,
    ...change,
    updatedAt: new Date(Date.parse(stored.updatedAt ?? "2026-11-12T10:00:00Z") + 1000).toISOString(),
  };
  return stored;
}

function save(body: unknown): unknown {
  const { updatedAt, ...content } = body as Record<string, unknown>;
  saved.push(body as Record<string, unknown>);
  if ((updatedAt ?? null) !== stored.updatedAt) {
    return errorResponse(409, conflict, [{ field: "updatedAt", message: conflict }]);
  }
  return store(content as Partial<SafetyNotes>);
}

const open = (more: Answers = {}, user = member) =>
  renderPart(<SafetyNotesScreen />, {
    "GET /api/user": user,
    "GET /api/coaches/meera": meera,
    "GET /api/safety-notes": () => stored,
    "PUT /api/safety-notes": save,
    ...more,
  });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const edit = (title: string) => button(words.editOf({ title }));
const dialog = page.getByRole("dialog");
const field = (label: string) => dialog.getByRole("textbox", { name: label });
const panel = page.getByRole("region", { name: words.callTitle });
const keep = page.getByRole("switch", { name: words.keepDevice });
const share = page.getByRole("switch", { name: words.share({ coachName: "Meera" }) });
const titles = () =>
  page
    .getByRole("article")
    .getByRole("heading")
    .elements()
    .map((heading) => heading.textContent);

beforeEach(() => {
  saved = [];
  stored = {
    sections: [
      {
        id: "signs",
        title: "What I notice first",
        text: "I stop answering Amma's calls\n\nI sit in the car after parking",
      },
      { id: "steadies", title: "What steadies me", text: "" },
    ],
    contactName: "Kavya",
    contactPhone: "+1 (408) 555-0142",
    unreadable: false,
    updatedAt: "2026-11-12T10:00:00Z",
    sharedAt: null,
  };
  vi.spyOn(navigator.serviceWorker, "register").mockResolvedValue({} as ServiceWorkerRegistration);
});

afterEach(async () => {
  forgetUser();
  await window.caches.delete(offlineCache);
  vi.restoreAllMocks();
});

describe("SafetyNotesScreen", () => {
  it("shows the sheet, with the people to call", async () => {
    open();
    await expect.element(page.getByText(words.changedOn({ date: "Nov 12" }))).toBeInTheDocument();
    expect(titles()).toEqual(["What I notice first", "What steadies me", words.contact]);
    const lines = page.getByRole("article").first().getByRole("listitem");
    expect(lines.elements().map((line) => line.textContent)).toEqual([
      "I stop answering Amma's calls",
      "I sit in the car after parking",
    ]);
    await expect.element(page.getByRole("article").nth(1)).toHaveTextContent(words.empty);
    const hrefs = panel.getByRole("link").elements();
    expect(hrefs.map((link) => link.getAttribute("href"))).toEqual([
      "tel:988",
      "tel:+14085550142",
      crisisLinks.text988,
      crisisLinks.call911,
      routes.crisis.path,
    ]);
    // No other crisis panel, and nothing is kept or shared by default.
    expect(page.getByRole("link", { name: crisis.call988 }).elements()).toHaveLength(1);
    await expect.element(keep).not.toBeChecked();
    await expect.element(share).not.toBeChecked();
    expect(keptNotes()).toBeNull();
  });

  it("shows 988 while the notes load, and after a failure without a copy", async () => {
    const response = pendingResponse(() => errorResponse(500, "Something broke."));
    open({ "GET /api/safety-notes": response.answer });
    await expect.element(panel.getByRole("link", { name: crisis.call988 })).toBeInTheDocument();
    response.respond();
    await expect.element(page.getByRole("alert")).toHaveTextContent(words.loadFailed);
    await expect.element(panel.getByRole("link", { name: crisis.call988 })).toBeInTheDocument();
    expect(panel.getByRole("link").elements()).toHaveLength(4);
  });

  it("renames and moves a section", async () => {
    open();
    await edit("What steadies me").click();
    await field(words.titleLabel).fill("Chai");
    await field(words.textLabel).fill("Making chai\nAll the steps");
    await dialog.getByRole("combobox", { name: words.place }).click();
    await page.getByRole("option", { name: words.placeOf({ place: 1, count: 2 }) }).click();
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(titles().slice(0, 2)).toEqual(["Chai", "What I notice first"]);
    await expect.element(page.getByText("All the steps")).toBeInTheDocument();
    // The rest is sent unchanged.
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ contactName: "Kavya", contactPhone: "+1 (408) 555-0142" });
    expect(saved[0]?.sections).toHaveLength(2);
  });

  it("adds and removes a section", async () => {
    open();
    await button(words.add).click();
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(field(words.titleLabel)).toHaveAccessibleDescription(/Please enter a title/);
    await field(words.titleLabel).fill("Numbers");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.poll(titles).toEqual(["What I notice first", "What steadies me", "Numbers", words.contact]);
    await edit("Numbers").click();
    await button(words.remove).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.removeConfirm }).click();
    await expect.poll(titles).toEqual(["What I notice first", "What steadies me", words.contact]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("offers no more sections than the limit", async () => {
    stored.sections = Array.from({ length: limits.safetySectionsMax }, (_, i) => ({
      id: `${i}`,
      title: `${i}`,
      text: "",
    }));
    open();
    await expect.element(page.getByText(words.full)).toBeInTheDocument();
    await expect.element(button(words.add)).not.toBeInTheDocument();
  });

  it("keeps the draft and shows the other version when another device changed the section", async () => {
    open();
    await edit("What steadies me").click();
    await field(words.textLabel).fill("Rain sounds");
    // Another device saves first; no event arrives.
    const [signs] = stored.sections;
    store({
      sections: [...(signs ? [signs] : []), { id: "steadies", title: "What steadies me", text: "The blue blanket" }],
    });
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(conflict);
    await expect
      .element(dialog.getByRole("region", { name: words.otherVersion }))
      .toHaveTextContent("The blue blanket");
    await expect.element(field(words.textLabel)).toHaveValue("Rain sounds");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored.sections[1]?.text).toBe("Rain sounds");
  });

  it("shows another device's version when it arrives during the edit", async () => {
    open();
    await edit("What steadies me").click();
    await field(words.textLabel).fill("Rain sounds");
    store({ sections: [{ id: "steadies", title: "What steadies me", text: "The blue blanket" }] });
    await invalidateAll();
    await expect
      .element(dialog.getByRole("region", { name: words.otherVersion }))
      .toHaveTextContent("The blue blanket");
    await expect.element(field(words.textLabel)).toHaveValue("Rain sounds");
  });

  it("keeps the draft when a save fails", async () => {
    open({ "PUT /api/safety-notes": () => errorResponse(500, "Something broke.") });
    await edit("What steadies me").click();
    await field(words.textLabel).fill("Rain sounds");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Something broke.");
    await expect.element(field(words.textLabel)).toHaveValue("Rain sounds");
  });

  it("sets and removes the trusted contact", async () => {
    stored = { ...stored, contactName: "", contactPhone: "" };
    open();
    await button(words.contactEdit).click();
    await field(words.contactName).fill("Kavya");
    await field(words.contactPhone).fill("tomorrow");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.element(field(words.contactPhone)).toHaveAccessibleDescription(/full phone number/);
    await field(words.contactPhone).fill("408 555 0142");
    await dialog.getByRole("button", { name: words.save }).click();
    const call = panel.getByRole("link", { name: words.callContact({ contactName: "Kavya" }) });
    await expect.element(call).toHaveAttribute("href", "tel:4085550142");
    await button(words.contactEdit).click();
    await button(words.contactRemove).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(call).not.toBeInTheDocument();
    expect(stored).toMatchObject({ contactName: "", contactPhone: "" });
  });

  it("does not overwrite notes that do not open unless the member starts over", async () => {
    stored.unreadable = true;
    open();
    await expect.element(page.getByText(words.unreadableText)).toBeInTheDocument();
    expect(page.getByRole("article").elements()).toHaveLength(0);
    await button(words.startOver).click();
    await expect.element(edit("What steadies me")).toBeInTheDocument();
  });

  it("deletes everything, also the copy on this device", async () => {
    storeNotes(member.id, { ...stored, sections: [] }, new Date());
    open({ "DELETE /api/safety-notes": () => void store({ sections: [], contactName: "", contactPhone: "" }) });
    await button(words.delete).click();
    await page.getByRole("alertdialog").getByRole("button", { name: words.deleteConfirm }).click();
    await expect.poll(() => currentToast()?.title).toBe(words.deleted.title);
    expect(keptNotes()).toBeNull();
    await expect.poll(titles).toEqual([words.contact]);
  });
});

it("ContactSection shows, adds and calls the trusted contact, and recovers from a failed request", async () => {
  stored = { ...stored, contactName: "", contactPhone: "" };
  let down = true;
  renderPart(<ContactSection />, {
    "GET /api/safety-notes": () => (down ? errorResponse(500, "Something broke.") : stored),
    "PUT /api/safety-notes": save,
  });
  await expect.element(page.getByRole("alert")).toHaveTextContent(words.contactFailed);
  down = false;
  await button(common.retry).click();
  await expect.element(page.getByText(words.contactEmpty)).toBeInTheDocument();
  await button(words.contactAdd).click();
  await field(words.contactName).fill("Divya");
  await field(words.contactPhone).fill("+1 312 555 0188");
  await button(words.save).click();
  await expect
    .element(page.getByRole("link", { name: words.callContact({ contactName: "Divya" }) }))
    .toHaveAttribute("href", "tel:+13125550188");
  await expect.element(dialog).not.toBeInTheDocument();
});

describe("Edit with a guide", () => {
  const next = () => dialog.getByRole("button", { name: words.guideNext, exact: true });

  it("asks for one section at a time and saves each step", async () => {
    stored.sections.push({ id: "own", title: "My songs", text: "" });
    open();
    await button(words.guide).click();
    const [signs, steadies] = words.guideQuestions;
    await expect.element(field(signs?.question ?? "")).toHaveFocus();
    await expect.element(dialog.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 3");
    // An unchanged section is not sent.
    await next().click();
    await expect.element(field(steadies?.question ?? "")).toHaveFocus();
    expect(saved).toHaveLength(0);
    await field(steadies?.question ?? "").fill("Rain sounds");
    await next().click();
    await expect.element(field(words.guideOther)).toHaveFocus();
    expect(stored.sections[1]?.text).toBe("Rain sounds");
    await button(words.guideBack).click();
    await expect.element(field(steadies?.question ?? "")).toHaveValue("Rain sounds");
    await next().click();
    await button(words.guideFinish).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(saved).toHaveLength(1);
    expect(saved[0]).toMatchObject({ contactName: "Kavya" });
  });

  it("asks its question about a section whose title is in another language", async () => {
    const [signs] = words.guideQuestions;
    stored.sections = [{ id: signs?.id ?? "", title: "सबसे पहले मुझे क्या पता चलता है", text: "" }];
    open();
    await button(words.guide).click();
    await expect.element(field(signs?.question ?? "")).toHaveFocus();
  });

  it("keeps the answer when a save fails or another device changed the section", async () => {
    let broken = true;
    open({ "PUT /api/safety-notes": (body: unknown) => (broken ? errorResponse(503, "Down.") : save(body)) });
    await button(words.guide).click();
    const question = words.guideQuestions[0]?.question ?? "";
    await field(question).fill("I sleep all day");
    await next().click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Down.");
    await expect.element(field(question)).toHaveValue("I sleep all day");
    broken = false;
    store({ sections: stored.sections.map((section, i) => (i === 0 ? { ...section, text: "I go quiet" } : section)) });
    await next().click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(conflict);
    await expect.element(dialog.getByRole("region", { name: words.otherVersion })).toHaveTextContent("I go quiet");
    await next().click();
    await expect.element(field(words.guideQuestions[1]?.question ?? "")).toBeInTheDocument();
    expect(stored.sections[0]?.text).toBe("I sleep all day");
  });
});

it("prints the sheet, also of the copy on this device", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  storeNotes(member.id, { sections: [], contactName: "Kavya", contactPhone: "408 555 0142" }, new Date());
  open({ "GET /api/safety-notes": () => errorResponse(503, "Down.") });
  await button(words.print).click();
  expect(print).toHaveBeenCalledOnce();
  await expect.element(button(words.guide)).not.toBeInTheDocument();
});

describe("Share with the coach", () => {
  it("is on only once the server has stored it, and off only once it has stopped", async () => {
    const asked: unknown[] = [];
    const answer = pendingResponse(() => store({ sharedAt: "2026-11-13T10:00:00Z" }));
    let broken = true;
    open({
      "PUT /api/safety-notes/sharing": (body: unknown) => {
        asked.push(body);
        return answer.answer();
      },
      "DELETE /api/safety-notes/sharing": () => {
        if (broken) return errorResponse(500, "Something broke.");
        store({ sharedAt: null });
        return undefined;
      },
    });
    await share.click();
    await expect.poll(answer.requested).toBe(true);
    await expect.element(share).not.toBeChecked();
    answer.respond();
    await expect.element(share).toBeChecked();
    await expect.element(page.getByText(words.sharedSince({ date: "Nov 13" }))).toBeInTheDocument();
    expect(asked).toEqual([{ coachId: meera.id }]);
    await share.click();
    await expect
      .poll(currentToast)
      .toMatchObject({ title: words.stopFailed({ coachName: "Meera" }), variant: "destructive" });
    await expect.element(share).toBeChecked();
    broken = false;
    await share.click();
    await expect.element(share).not.toBeChecked();
  });

  it("needs stored notes, and a coach", async () => {
    stored.updatedAt = null;
    open();
    await expect.element(share).toBeDisabled();
    await expect.element(page.getByText(words.shareNothing)).toBeInTheDocument();
    open({}, asha);
    await expect.element(keep).toBeInTheDocument();
    await expect.element(share).not.toBeInTheDocument();
  });
});

describe("Keep on this device", () => {
  it("stores a copy, follows changes, and removes it", async () => {
    open();
    await keep.click();
    await expect.element(keep).toBeChecked();
    expect(keptNotes()).toMatchObject({ memberId: member.id, contactPhone: stored.contactPhone });
    await edit("What steadies me").click();
    await field(words.textLabel).fill("Rain sounds");
    await dialog.getByRole("button", { name: words.save }).click();
    await expect.poll(() => keptNotes()?.sections[1]?.text).toBe("Rain sounds");
    await keep.click();
    await expect.element(keep).not.toBeChecked();
    expect(window.localStorage.getItem(storage.safetyNotes)).toBeNull();
    await expect.poll(() => window.caches.has(offlineCache)).toBe(false);
  });

  it("is off, with the reason, on a shared device", async () => {
    storeNotes(member.id, { ...stored, sections: [] }, new Date());
    open({}, { ...member, sharedDevice: true });
    await expect.element(keep).toBeDisabled();
    await expect.element(keep).not.toBeChecked();
    await expect.element(page.getByText(words.keepShared)).toBeInTheDocument();
    expect(keptNotes()).toBeNull();
  });

  it("reports a browser that does not allow it, and keeps nothing", async () => {
    vi.spyOn(navigator.serviceWorker, "register").mockRejectedValue(new Error("not allowed"));
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open();
    await keep.click();
    await expect.poll(currentToast).toMatchObject({ title: words.keepFailed, variant: "destructive" });
    await expect.element(keep).not.toBeChecked();
    expect(keptNotes()).toBeNull();
  });

  it("shows the copy, to read, while the server cannot be reached", async () => {
    const { sections, contactName, contactPhone } = stored;
    const kept = {
      sections: sections.map(({ text = "", ...section }) => ({ ...section, text })),
      contactName,
      contactPhone,
    };
    storeNotes(member.id, kept, new Date("2026-11-12T18:00:00Z"));
    let down = true;
    open({ "GET /api/safety-notes": () => (down ? errorResponse(503, "Down.") : stored) });
    await expect.element(page.getByText(words.offline({ date: "Nov 12" }))).toBeInTheDocument();
    await expect.element(page.getByText("I sit in the car after parking")).toBeInTheDocument();
    await expect.element(panel.getByRole("link", { name: /Kavya/ })).toHaveAttribute("href", "tel:+14085550142");
    await expect.element(edit("What steadies me")).not.toBeInTheDocument();
    down = false;
    await button(common.retry).click();
    await expect.element(edit("What steadies me")).toBeInTheDocument();
  });

  it("never shows or keeps another member's copy", async () => {
    storeNotes(
      "another",
      { sections: [{ id: "x", title: "Theirs", text: "" }], contactName: "", contactPhone: "" },
      new Date(),
    );
    open({ "GET /api/safety-notes": () => errorResponse(503, "Down.") });
    await expect.element(page.getByRole("alert")).toHaveTextContent(words.loadFailed);
    await expect.element(page.getByText("Theirs")).not.toBeInTheDocument();
    expect(keptNotes()).toBeNull();
  });

  it("is removed with the cached user, as at every end of a session", async () => {
    open();
    await keep.click();
    await expect.element(keep).toBeChecked();
    forgetUser("another");
    expect(keptNotes()).not.toBeNull();
    forgetUser(member.id);
    expect(keptNotes()).toBeNull();
  });
});

describe("The offline page", () => {
  /** Opens the stored page in a frame, whose scripts read this page's local storage. */
  async function openOffline(): Promise<Document> {
    const response = await (await window.caches.open(offlineCache)).match(routes.safetyNotes.path);
    const frame = document.createElement("iframe");
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    frame.srcdoc = (await response?.text()) ?? "";
    document.body.append(frame);
    await loaded;
    if (!frame.contentDocument) throw new Error("The frame has no document.");
    return frame.contentDocument;
  }

  it("shows the copy as text, with the numbers to call, and help alone without a copy", async () => {
    stored.contactName = "<b>$& Kavya</b>";
    stored.sections = [{ id: "signs", title: "<i>First</i>", text: "<img src=x>\nSecond line" }];
    open();
    await keep.click();
    await expect.poll(() => window.caches.has(offlineCache)).toBe(true);
    await expect.poll(async () => (await window.caches.open(offlineCache)).keys()).toHaveLength(1);
    const shown = await openOffline();
    expect(shown.querySelector("#notes h2")?.textContent).toBe("<i>First</i>");
    expect([...shown.querySelectorAll("#notes li")].map((line) => line.textContent)).toEqual([
      "<img src=x>",
      "Second line",
    ]);
    expect(shown.querySelectorAll("img, i")).toHaveLength(0);
    expect(shown.body.textContent).toContain(words.callContact({ contactName: "<b>$& Kavya</b>" }));
    const links = [...shown.querySelectorAll("section a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["tel:988", "tel:+14085550142", crisisLinks.text988, crisisLinks.call911]);
    expect(shown.title).not.toContain("safety");

    forgetKeptNotes();
    open();
    await keep.click();
    await expect.poll(async () => (await window.caches.open(offlineCache)).keys()).toHaveLength(1);
    window.localStorage.removeItem(storage.safetyNotes);
    const empty = await openOffline();
    expect(empty.querySelector("#state")?.textContent).toBe(words.offlineNone);
    expect(empty.querySelectorAll("#notes *")).toHaveLength(0);
    expect(empty.querySelector('a[href="tel:988"]')).not.toBeNull();
  });
});
