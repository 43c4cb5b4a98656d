import * as words from "@aangan/copy/admin-coaches";
import { errorResponse, pendingResponse, renderPart } from "@aangan/testing/render-part.tsx";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inHours, meera } from "@/lib/fixtures";
import { CoachPanel } from "./coach-panel";
import type { AdministeredCoach } from "./queries";

let kabir: AdministeredCoach;
const coach = { "GET /api/coach/admin/coaches/kabir": () => kabir };
const panel = () => <CoachPanel id="kabir" back="/coach/admin/coaches" zone="Asia/Kolkata" />;
const actions = page.getByRole("region", { name: words.actionsTitle });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (role: "dialog" | "alertdialog", name: string) =>
  page.getByRole(role).getByRole("button", { name, exact: true });
/** A response that also applies a change to the coach. */
const applying = (change: Partial<AdministeredCoach>) => () => {
  kabir = { ...kabir, ...change };
  return kabir;
};

beforeEach(() => {
  kabir = {
    id: "kabir",
    name: "Kabir Sen",
    email: "kabir@aangan.example",
    administrator: false,
    you: false,
    standing: "pending",
    verificationStatus: "verified",
    missing: ["activation"],
    clients: 0,
    clientsOnLeaving: null,
    urgentClients: 0,
    upcomingSessions: 0,
    changeWaits: false,
    credentialChange: null,
    credentials: [],
    createdAt: inHours(-90),
    invitedAt: null,
    activatedAt: null,
    deactivatedAt: null,
    lastSignInAt: null,
    secondFactor: false,
    bio: "",
    city: "",
    state: "",
    country: "",
    education: "",
    licenses: "",
    focus: [],
    imageUrl: "",
    languages: [],
    ratings: null,
    reviewCount: 0,
    specializations: "",
    timeZone: meera.timeZone,
    yearsOfExperience: 0,
  };
});

it("moves focus to the actions when a coach is activated and when they are deactivated", async () => {
  renderPart(panel(), {
    ...coach,
    "POST /api/coach/admin/coaches/kabir/activate": applying({ standing: "active", missing: [] }),
    "POST /api/coach/admin/coaches/kabir/deactivate": applying({ standing: "inactive", missing: ["activation"] }),
  });
  await button(words.activate).click();
  await inDialog("alertdialog", words.activate).click();
  await expect.element(button(words.activate)).not.toBeInTheDocument();
  await expect.element(actions).toHaveFocus();
  await userEvent.tab();
  await expect.element(button(words.deactivate)).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await inDialog("dialog", words.deactivate).click();
  await expect.element(button(words.activate)).toBeInTheDocument();
  await expect.element(actions).toHaveFocus();
});

it("focuses a missing reason, and moves focus to the actions when a verification is rejected", async () => {
  renderPart(panel(), {
    ...coach,
    "PUT /api/coach/admin/coaches/kabir/verification": applying({ verificationStatus: "rejected" }),
  });
  await button(words.reject).click();
  // The reason is missing: its field shows the error and receives focus.
  await inDialog("dialog", words.reject).click();
  const reason = page.getByRole("textbox", { name: words.reason });
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  await expect.element(reason).toHaveFocus();
  await reason.fill("The certificate could not be found.");
  await inDialog("dialog", words.reject).click();
  await expect.element(button(words.reject)).not.toBeInTheDocument();
  await expect.element(actions).toHaveFocus();
});

it("moves focus to the credentials when a credential change is approved", async () => {
  kabir.credentialChange = {
    id: "c1",
    createdAt: inHours(-5),
    credentials: [{ title: "MA", issuer: "TISS", year: 2011 }],
  };
  renderPart(panel(), {
    ...coach,
    "POST /api/coach/admin/credential-changes/c1/decision": (sent: unknown) => {
      expect(sent).toEqual({ approve: true, reason: "" });
      return applying({ credentialChange: null, credentials: kabir.credentialChange?.credentials ?? [] })();
    },
  });
  await button(words.approve).click();
  await inDialog("alertdialog", words.approve).click();
  await expect.element(button(words.approve)).not.toBeInTheDocument();
  await expect.element(page.getByRole("region", { name: words.credentialsTitle })).toHaveFocus();
});

it("shows the server's error in the dialog when activation fails", async () => {
  renderPart(panel(), {
    ...coach,
    "POST /api/coach/admin/coaches/kabir/activate": () => errorResponse(409, "They have no password yet."),
  });
  await button(words.activate).click();
  await inDialog("alertdialog", words.activate).click();
  await expect
    .element(page.getByRole("alertdialog").getByRole("alert"))
    .toHaveTextContent("They have no password yet.");
});

it("keeps the deactivation dialog open while the request is in flight, and shows its error", async () => {
  kabir = { ...kabir, standing: "active", missing: [] };
  const refused = pendingResponse(() => errorResponse(409, "Somebody else was quicker."));
  renderPart(panel(), { ...coach, "POST /api/coach/admin/coaches/kabir/deactivate": refused.answer });
  await button(words.deactivate).click();
  await inDialog("dialog", words.deactivate).click();
  await expect.poll(refused.requested).toBe(true);
  await userEvent.keyboard("{Escape}");
  await inDialog("dialog", words.dialogBack).click();
  refused.respond();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Somebody else was quicker.");
  await inDialog("dialog", words.dialogBack).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
