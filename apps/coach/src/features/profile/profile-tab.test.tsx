import * as words from "@aangan/copy/coach-profile-page";
import * as coachSecurity from "@aangan/copy/coach-security";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import { ProfileTab } from "./profile-tab";
import type { Portfolio } from "./queries";

let portfolio: Portfolio;
/** A response that also applies a change to the portfolio. */
const applying = (change: Partial<Portfolio>) => () => {
  portfolio = { ...portfolio, ...change };
  return portfolio;
};
const answers = {
  "GET /api/coach/portfolio": () => portfolio,
  "GET /api/coach/second-factor": {
    enabled: false,
    required: false,
    satisfied: false,
    confirmedAt: null,
    recoveryCodesLeft: 0,
  },
  "GET /api/coach/sign-ins": [],
};
const open = (more = {}) => renderPart(<ProfileTab coaches />, { ...answers, ...more });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true });
const box = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
const bio = box(words.bio);
const storedText = () => JSON.stringify({ ...window.sessionStorage });
/** Opens another tab of the page. */
const leave = () => renderPart(<p>Elsewhere</p>);

beforeEach(() => {
  portfolio = {
    id: meera.id,
    name: meera.name,
    email: meera.email,
    imageUrl: "",
    bio: meera.bio,
    specializations: meera.specializations,
    languages: meera.languages,
    focus: ["family"],
    city: meera.city,
    state: "Tamil Nadu",
    country: meera.country,
    timeZone: meera.timeZone,
    yearsOfExperience: 7,
    education: "",
    isActive: true,
    verificationStatus: "verified",
    credentials: [{ title: "MA Psychology", issuer: "TISS", year: 2011 }],
    credentialChange: null,
    lastDecision: null,
  };
});

describe("the profile form", () => {
  it("restores its changes after a reload on top of another device's, and clears storage once saved", async () => {
    open();
    await button(words.edit).click();
    await expect.element(box(words.name)).toHaveFocus();
    await bio.fill("I ask two questions and then I listen.");
    applying({ city: "Madurai" })();
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return applying({ bio: "I ask two questions and then I listen." })();
      },
    });
    await expect.element(bio).toHaveValue("I ask two questions and then I listen.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    // Focus has not moved yet.
    expect(document.activeElement).toBe(document.body);
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ bio: "I ask two questions and then I listen." });
    expect(storedText()).not.toContain("two questions");
  });

  it("shows another device's changes to untouched fields while open, and does not overwrite them", async () => {
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return applying({ city: "Madurai" })();
      },
    });
    await button(words.edit).click();
    await box(words.city).fill("Madurai");
    applying({ bio: "Written on the phone.", languages: ["ta"], city: "Salem" })();
    await invalidateAll();
    await expect.element(bio).toHaveValue("Written on the phone.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ city: "Madurai" });
  });

  it("closes without confirmation when only another device changed values", async () => {
    open();
    await button(words.edit).click();
    applying({ bio: "Written on the phone.", timeZone: "Asia/Colombo" })();
    await invalidateAll();
    await expect.element(bio).toHaveValue("Written on the phone.");
    await button(words.cancel).click();
    await expect.element(button(words.edit)).toHaveFocus();
  });

  it("shows a toast and clears storage when saving succeeds after another tab was opened", async () => {
    const saved = pendingResponse(applying({ bio: "Saved later." }));
    open({ "PATCH /api/coach/portfolio": saved.answer });
    await button(words.edit).click();
    await bio.fill("Saved later.");
    await button(words.save).click();
    await expect.poll(saved.requested).toBe(true);
    leave();
    expect(storedText()).toContain("Saved later.");
    saved.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.updated });
    expect(storedText()).not.toContain("Saved later.");
    open();
    await expect.element(button(words.edit)).toBeInTheDocument();
  });

  it("keeps its changes when saving fails, and shows a toast in another tab", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PATCH /api/coach/portfolio": refused.answer });
    await button(words.edit).click();
    await bio.fill("Not saved.");
    await button(words.save).click();
    await expect.poll(refused.requested).toBe(true);
    leave();
    refused.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.updateFailed, variant: "destructive" });
    open();
    await expect.element(bio).toHaveValue("Not saved.");
  });

  it("keeps a field changed while saving is in flight, and sends only that field next", async () => {
    const saved = pendingResponse(applying({ bio: "Sent." }));
    open({ "PATCH /api/coach/portfolio": saved.answer });
    await button(words.edit).click();
    await bio.fill("Sent.");
    await button(words.save).click();
    await expect.poll(saved.requested).toBe(true);
    await expect.element(button(words.cancel)).toBeDisabled();
    await box(words.city).fill("Madurai");
    saved.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.updated });
    await expect.element(box(words.city)).toHaveValue("Madurai");
    // A sent value no longer counts as a change, also after a reload.
    applying({ bio: "Written on the phone." })();
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return applying({ city: "Madurai" })();
      },
    });
    await expect.element(bio).toHaveValue("Written on the phone.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ city: "Madurai" });
  });

  it("asks before discarding changes, and removes them from storage", async () => {
    open();
    await button(words.edit).click();
    await bio.fill("Something else.");
    await button(words.cancel).click();
    await inDialog(words.keepEditing).click();
    await expect.element(button(words.cancel)).toHaveFocus();
    await button(words.cancel).click();
    await inDialog(words.discard).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(storedText()).not.toContain("Something else.");
  });

  it("drops its changes when another account owns the tab", async () => {
    open();
    await button(words.edit).click();
    await bio.fill("Something of mine.");
    expect(storedText()).toContain("Something of mine.");
    setTabOwner("another coach");
    expect(storedText()).not.toContain("Something of mine.");
    open();
    await expect.element(button(words.edit)).toBeInTheDocument();
    await expect.element(bio).not.toBeInTheDocument();
  });

  it("previews the changed text, and shows an error for too many specializations without sending them", async () => {
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return applying(body as Partial<Portfolio>)();
      },
    });
    await button(words.edit).click();
    await bio.fill("I ask two questions and then I listen.");
    await expect.element(page.getByRole("region", { name: words.preview })).toHaveTextContent("I ask two questions");
    const specializations = box(words.specializations);
    await specializations.fill("a,b,c,d,e,f,g,h,i,j,k");
    await button(words.save).click();
    await expect.element(specializations).toHaveAttribute("aria-invalid", "true");
    await expect
      .element(specializations)
      .toHaveAccessibleDescription(/List up to 10, separated by commas, each with up to 60/);
    await expect.element(specializations).toHaveFocus();
    expect(sent).toBeUndefined();
    await specializations.fill("Slow mornings, Moving house");
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({
      bio: "I ask two questions and then I listen.",
      specializations: "Slow mornings, Moving house",
    });
  });

  it("shows a rejected field's error at the field, and other errors above the buttons", async () => {
    let attempts = 0;
    open({
      "PATCH /api/coach/portfolio": () =>
        attempts++ === 0
          ? errorResponse(400, "No.", [{ field: "bio", message: "This is too long." }])
          : errorResponse(500, "Something went wrong."),
    });
    await button(words.edit).click();
    await bio.fill("Long.");
    await button(words.save).click();
    await expect.element(bio).toHaveFocus();
    await expect.element(bio).toHaveAttribute("aria-invalid", "true");
    await bio.fill("Short.");
    await button(words.save).click();
    await expect.element(page.getByRole("alert").filter({ hasText: words.updateFailed })).toBeInTheDocument();
  });
});

describe("the credentials form", () => {
  const titles = page.getByRole("textbox", { name: new RegExp(`^${words.credentialTitle}`) });
  const issuers = page.getByRole("textbox", { name: new RegExp(`^${words.credentialIssuer}`) });

  it("restores its changes after a reload, and clears storage once sent", async () => {
    open();
    await button(words.editCredentials).click();
    await button(words.addCredential).click();
    await userEvent.keyboard("Listening certificate");
    await issuers.nth(1).fill("Banyan Institute");
    open({
      "PUT /api/coach/portfolio/credentials": (sent: unknown) =>
        applying({
          credentialChange: { id: "c1", createdAt: inHours(0), ...(sent as Pick<Portfolio, "credentials">) },
        })(),
    });
    await expect.element(issuers.nth(1)).toHaveValue("Banyan Institute");
    await expect.element(titles.nth(1)).toHaveValue("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.element(button(words.editCredentials)).toHaveFocus();
    await expect.element(page.getByText("Listening certificate")).toBeInTheDocument();
    expect(storedText()).not.toContain("Banyan");
  });

  it("shows a toast and clears storage when sending succeeds after another tab was opened", async () => {
    const sent = pendingResponse(() => portfolio);
    open({ "PUT /api/coach/portfolio/credentials": sent.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(sent.requested).toBe(true);
    leave();
    sent.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.sentForReview });
    expect(storedText()).not.toContain("Listening");
    open();
    await expect.element(button(words.editCredentials)).toBeInTheDocument();
  });

  it("keeps its changes when sending fails, and shows a toast in another tab", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PUT /api/coach/portfolio/credentials": refused.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(refused.requested).toBe(true);
    leave();
    refused.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.credentialsFailed, variant: "destructive" });
    open();
    await expect.element(titles.first()).toHaveValue("Listening certificate");
  });

  it("keeps a field changed while sending is in flight", async () => {
    const sent = pendingResponse(() => portfolio);
    open({ "PUT /api/coach/portfolio/credentials": sent.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(sent.requested).toBe(true);
    await expect.element(button(words.cancel)).toBeDisabled();
    await issuers.first().fill("Banyan Institute");
    sent.respond();
    await expect.poll(currentToast).toMatchObject({ title: words.sentForReview });
    await expect.element(issuers.first()).toHaveValue("Banyan Institute");
  });

  it("requires a title, and keeps focus near the pressed button when a credential moves up", async () => {
    let sent: unknown;
    open({
      "PUT /api/coach/portfolio/credentials": (body: unknown) => {
        sent = body;
        return portfolio;
      },
    });
    await button(words.editCredentials).click();
    await button(words.addCredential).click();
    await button(words.sendCredentials).click();
    await expect.element(titles.nth(1)).toHaveAttribute("aria-invalid", "true");
    await expect.element(titles.nth(1)).toHaveAccessibleDescription(/Please enter what it is/);
    await expect.element(titles.nth(1)).toHaveFocus();
    expect(sent).toBeUndefined();
    await titles.nth(1).fill("Listening certificate");
    await issuers.nth(1).fill("Banyan Institute");
    (button(`${words.moveUp}: Credential 2`).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Credential 2 is now number 1")).toBeInTheDocument();
    // The pressed button is disabled at the start of the list.
    await expect.element(button(`${words.moveDown}: Credential 1`)).toHaveFocus();
    await expect.element(titles.first()).toHaveValue("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(currentToast).toMatchObject({ title: words.sentForReview });
    expect(sent).toEqual({
      credentials: [
        { title: "Listening certificate", issuer: "Banyan Institute", year: null },
        { title: "MA Psychology", issuer: "TISS", year: 2011 },
      ],
    });
  });

  it("moves focus to Add when a credential is removed, and to Edit when the form is discarded", async () => {
    open();
    await button(words.editCredentials).click();
    await page.getByRole("button", { name: new RegExp(`^${words.removeCredential}`) }).click();
    await expect.element(button(words.addCredential)).toHaveFocus();
    await button(words.cancel).click();
    await inDialog(words.discard).click();
    await expect.element(button(words.editCredentials)).toHaveFocus();
    expect(storedText()).not.toContain("credentials_draft");
  });

  it("moves focus to the section when a pending change is withdrawn", async () => {
    portfolio.credentialChange = { id: "c1", createdAt: inHours(-1), credentials: [] };
    open({ "DELETE /api/coach/portfolio/credentials/change": applying({ credentialChange: null }) });
    await button(words.withdraw).click();
    await inDialog(words.withdraw).click();
    await expect.element(button(words.withdraw)).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: words.credentials })).toHaveFocus();
  });
});

it("moves focus to the picture's group when the picture is removed", async () => {
  portfolio.imageUrl = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  open({ "DELETE /api/coach/portfolio/image": applying({ imageUrl: "" }) });
  await button(words.removeImage).click();
  await inDialog(words.removeImage).click();
  await expect.element(button(words.removeImage)).not.toBeInTheDocument();
  await expect.element(page.getByRole("group", { name: words.image })).toHaveFocus();
});

it("an administrator's name survives a reload, and keeps focus once saved", async () => {
  const adminProfile = (more = {}) => renderPart(<ProfileTab coaches={false} />, { ...answers, ...more });
  adminProfile();
  await box(words.name).fill("Leela M.");
  adminProfile({ "PATCH /api/coach/portfolio": applying({ name: "Leela M." }) });
  await expect.element(box(words.name)).toHaveValue("Leela M.");
  await button(words.save).click();
  await expect.poll(currentToast).toMatchObject({ title: words.updated });
  await expect.element(box(words.name)).toHaveFocus();
  expect(storedText()).not.toContain("Leela M.");
});

it("an administrator's name is read-only while saving, and leaves storage once saved after the tab was left", async () => {
  const saved = pendingResponse(applying({ name: "Leela M." }));
  renderPart(<ProfileTab coaches={false} />, { ...answers, "PATCH /api/coach/portfolio": saved.answer });
  await box(words.name).fill("Leela M.");
  await button(words.save).click();
  await expect.poll(saved.requested).toBe(true);
  await expect.element(box(words.name)).toHaveAttribute("readonly");
  leave();
  saved.respond();
  await expect.poll(currentToast).toMatchObject({ title: words.updated });
  expect(storedText()).not.toContain("Leela M.");
});

it("stores no password typed on the page in session or local storage", async () => {
  open();
  for (const [label, secret] of [
    [coachSecurity.current, "Namaste123"],
    [coachSecurity.new, "Lantern-Stairs-41"],
    [coachSecurity.confirm, "Lantern-Stairs-41"],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(secret);
  await button(coachSecurity.setUp).click();
  await page.getByLabelText(coachSecurity.yourPassword, { exact: true }).fill("Namaste123");
  expect(storedText() + JSON.stringify({ ...window.localStorage })).not.toMatch(/Namaste|Lantern/);
});
