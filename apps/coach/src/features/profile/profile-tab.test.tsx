import { coachProfilePage as words } from "@aangan/copy/coach-profile";
import { coachSecurity } from "@aangan/copy/coach-security";
import { setTabOwner } from "@aangan/shell/session/tab-storage.ts";
import { errorResponse, invalidateAll, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { currentToast } from "@aangan/ui/toast/store.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import { ProfileTab } from "./profile-tab";
import type { Portfolio } from "./queries";

let portfolio: Portfolio;
/** An answer after which the portfolio is another. */
const becomes = (change: Partial<Portfolio>) => () => {
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
const kept = () => JSON.stringify({ ...window.sessionStorage });
/** Another tab is looked at. */
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

describe("what a coach says of themselves", () => {
  it("is there again after a reload, over what another device saved meanwhile, and nowhere once it is saved", async () => {
    open();
    await button(words.edit).click();
    await expect.element(box(words.name)).toHaveFocus();
    await bio.fill("I ask two questions and then I listen.");
    becomes({ city: "Madurai" })();
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return becomes({ bio: "I ask two questions and then I listen." })();
      },
    });
    await expect.element(bio).toHaveValue("I ask two questions and then I listen.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    // Focus has not moved yet.
    expect(document.activeElement).toBe(document.body);
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ bio: "I ask two questions and then I listen." });
    expect(kept()).not.toContain("two questions");
  });

  it("shows what another device saves while the form is open, and writes none of it over", async () => {
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return becomes({ city: "Madurai" })();
      },
    });
    await button(words.edit).click();
    await box(words.city).fill("Madurai");
    becomes({ bio: "Written on the phone.", languages: ["ta"], city: "Salem" })();
    await invalidateAll();
    await expect.element(bio).toHaveValue("Written on the phone.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ city: "Madurai" });
  });

  it("asks about no change that was made elsewhere when the form is given up", async () => {
    open();
    await button(words.edit).click();
    becomes({ bio: "Written on the phone.", timeZone: "Asia/Colombo" })();
    await invalidateAll();
    await expect.element(bio).toHaveValue("Written on the phone.");
    await button(words.cancel).click();
    await expect.element(button(words.edit)).toHaveFocus();
  });

  it("is saved though another tab is looked at by then, which says so", async () => {
    const saved = pendingResponse(becomes({ bio: "Saved later." }));
    open({ "PATCH /api/coach/portfolio": saved.answer });
    await button(words.edit).click();
    await bio.fill("Saved later.");
    await button(words.save).click();
    await expect.poll(saved.asked).toBe(true);
    leave();
    expect(kept()).toContain("Saved later.");
    saved.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.updated });
    expect(kept()).not.toContain("Saved later.");
    open();
    await expect.element(button(words.edit)).toBeInTheDocument();
  });

  it("is kept when it could not be saved, which is said in another tab too", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PATCH /api/coach/portfolio": refused.answer });
    await button(words.edit).click();
    await bio.fill("Not saved.");
    await button(words.save).click();
    await expect.poll(refused.asked).toBe(true);
    leave();
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.updateFailed, variant: "destructive" });
    open();
    await expect.element(bio).toHaveValue("Not saved.");
  });

  it("stays in the form where it was typed while the rest was on its way", async () => {
    const saved = pendingResponse(becomes({ bio: "Sent." }));
    open({ "PATCH /api/coach/portfolio": saved.answer });
    await button(words.edit).click();
    await bio.fill("Sent.");
    await button(words.save).click();
    await expect.poll(saved.asked).toBe(true);
    await expect.element(button(words.cancel)).toBeDisabled();
    await box(words.city).fill("Madurai");
    saved.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.updated });
    await expect.element(box(words.city)).toHaveValue("Madurai");
    // A sent value no longer counts as a change, also after a reload.
    becomes({ bio: "Written on the phone." })();
    let sent: unknown;
    open({
      "PATCH /api/coach/portfolio": (body: unknown) => {
        sent = body;
        return becomes({ city: "Madurai" })();
      },
    });
    await expect.element(bio).toHaveValue("Written on the phone.");
    await expect.element(box(words.city)).toHaveValue("Madurai");
    await button(words.save).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(sent).toEqual({ city: "Madurai" });
  });

  it("is given up only when asked, and leaves nothing behind", async () => {
    open();
    await button(words.edit).click();
    await bio.fill("Something else.");
    await button(words.cancel).click();
    await inDialog(words.keepEditing).click();
    await expect.element(button(words.cancel)).toHaveFocus();
    await button(words.cancel).click();
    await inDialog(words.discard).click();
    await expect.element(button(words.edit)).toHaveFocus();
    expect(kept()).not.toContain("Something else.");
  });

  it("is nobody else's, whoever comes next", async () => {
    open();
    await button(words.edit).click();
    await bio.fill("Something of mine.");
    expect(kept()).toContain("Something of mine.");
    setTabOwner("another coach");
    expect(kept()).not.toContain("Something of mine.");
    open();
    await expect.element(button(words.edit)).toBeInTheDocument();
    await expect.element(bio).not.toBeInTheDocument();
  });

  it("says why it was not saved, beside the field or over the buttons", async () => {
    let tries = 0;
    open({
      "PATCH /api/coach/portfolio": () =>
        tries++ === 0
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

describe("a coach's credentials", () => {
  const titles = page.getByRole("textbox", { name: new RegExp(`^${words.credentialTitle}`) });
  const issuers = page.getByRole("textbox", { name: new RegExp(`^${words.credentialIssuer}`) });

  it("are there again after a reload, and nowhere once they are sent", async () => {
    open();
    await button(words.editCredentials).click();
    await button(words.addCredential).click();
    await userEvent.keyboard("Listening certificate");
    await issuers.nth(1).fill("Banyan Institute");
    open({
      "PUT /api/coach/portfolio/credentials": (sent: unknown) =>
        becomes({
          credentialChange: { id: "c1", createdAt: inHours(0), ...(sent as Pick<Portfolio, "credentials">) },
        })(),
    });
    await expect.element(issuers.nth(1)).toHaveValue("Banyan Institute");
    await expect.element(titles.nth(1)).toHaveValue("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.element(button(words.editCredentials)).toHaveFocus();
    await expect.element(page.getByText("Listening certificate")).toBeInTheDocument();
    expect(kept()).not.toContain("Banyan");
  });

  it("are sent though another tab is looked at by then, which says so", async () => {
    const sent = pendingResponse(() => portfolio);
    open({ "PUT /api/coach/portfolio/credentials": sent.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(sent.asked).toBe(true);
    leave();
    sent.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.sentForReview });
    expect(kept()).not.toContain("Listening");
    open();
    await expect.element(button(words.editCredentials)).toBeInTheDocument();
  });

  it("are kept when they could not be sent, which is said in another tab too", async () => {
    const refused = pendingResponse(() => errorResponse(500, "Something went wrong."));
    open({ "PUT /api/coach/portfolio/credentials": refused.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(refused.asked).toBe(true);
    leave();
    refused.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.credentialsFailed, variant: "destructive" });
    open();
    await expect.element(titles.first()).toHaveValue("Listening certificate");
  });

  it("stay in the form where they were written while the others were on their way", async () => {
    const sent = pendingResponse(() => portfolio);
    open({ "PUT /api/coach/portfolio/credentials": sent.answer });
    await button(words.editCredentials).click();
    await titles.first().fill("Listening certificate");
    await button(words.sendCredentials).click();
    await expect.poll(sent.asked).toBe(true);
    await expect.element(button(words.cancel)).toBeDisabled();
    await issuers.first().fill("Banyan Institute");
    sent.letGo();
    await expect.poll(currentToast).toMatchObject({ title: words.sentForReview });
    await expect.element(issuers.first()).toHaveValue("Banyan Institute");
  });

  it("give the focus on when one is taken away, and when the form is given up", async () => {
    open();
    await button(words.editCredentials).click();
    await page.getByRole("button", { name: new RegExp(`^${words.removeCredential}`) }).click();
    await expect.element(button(words.addCredential)).toHaveFocus();
    await button(words.cancel).click();
    await inDialog(words.discard).click();
    await expect.element(button(words.editCredentials)).toHaveFocus();
    expect(kept()).not.toContain("credentials_draft");
  });

  it("keep the focus when a change that waits is taken back", async () => {
    portfolio.credentialChange = { id: "c1", createdAt: inHours(-1), credentials: [] };
    open({ "DELETE /api/coach/portfolio/credentials/change": becomes({ credentialChange: null }) });
    await button(words.withdraw).click();
    await inDialog(words.withdraw).click();
    await expect.element(button(words.withdraw)).not.toBeInTheDocument();
    await expect.element(page.getByRole("region", { name: words.credentials })).toHaveFocus();
  });
});

it("keeps the focus with the picture when that is taken away", async () => {
  portfolio.imageUrl = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
  open({ "DELETE /api/coach/portfolio/image": becomes({ imageUrl: "" }) });
  await button(words.removeImage).click();
  await inDialog(words.removeImage).click();
  await expect.element(button(words.removeImage)).not.toBeInTheDocument();
  await expect.element(page.getByRole("group", { name: words.image })).toHaveFocus();
});

it("keeps the name of somebody who only administers, and the focus once it is saved", async () => {
  const adminProfile = (more = {}) => renderPart(<ProfileTab coaches={false} />, { ...answers, ...more });
  adminProfile();
  await box(words.name).fill("Leela M.");
  adminProfile({ "PATCH /api/coach/portfolio": becomes({ name: "Leela M." }) });
  await expect.element(box(words.name)).toHaveValue("Leela M.");
  await button(words.save).click();
  await expect.poll(currentToast).toMatchObject({ title: words.updated });
  await expect.element(box(words.name)).toHaveFocus();
  expect(kept()).not.toContain("Leela M.");
});

it("takes no more of a name while it is being saved, and is done with it though another tab is looked at by then", async () => {
  const saved = pendingResponse(becomes({ name: "Leela M." }));
  renderPart(<ProfileTab coaches={false} />, { ...answers, "PATCH /api/coach/portfolio": saved.answer });
  await box(words.name).fill("Leela M.");
  await button(words.save).click();
  await expect.poll(saved.asked).toBe(true);
  await expect.element(box(words.name)).toHaveAttribute("readonly");
  leave();
  saved.letGo();
  await expect.poll(currentToast).toMatchObject({ title: words.updated });
  expect(kept()).not.toContain("Leela M.");
});

it("keeps no password, typed anywhere on the page", async () => {
  open();
  for (const [label, secret] of [
    [coachSecurity.current, "Namaste123"],
    [coachSecurity.new, "Lantern-Stairs-41"],
    [coachSecurity.confirm, "Lantern-Stairs-41"],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(secret);
  await button(coachSecurity.setUp).click();
  await page.getByLabelText(coachSecurity.yourPassword, { exact: true }).fill("Namaste123");
  expect(kept() + JSON.stringify({ ...window.localStorage })).not.toMatch(/Namaste|Lantern/);
});
