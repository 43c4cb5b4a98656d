import * as auth from "@aangan/copy/auth";
import * as layout from "@aangan/copy/layout";
import { language } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { overflows, untranslated } from "@aangan/testing/pseudo-check.ts";
import { renderPage } from "@aangan/testing/render-part.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AuthScreen } from "@/features/account/auth-screen";
import { SignedInFrame } from "@/features/frame/signed-in-frame";
import { asha, calm, OpenEventSource } from "@/lib/fixtures";

// Tamil is not offered yet. Its first screens show that a third language and script work: in a window of 360 px.

const initialUrl = window.location.href;
const answers = {
  "GET /api/user": asha,
  "GET /api/auth/providers": { google: true },
  "GET /api/risk": calm,
  "GET /api/subscription-status": { hasActiveSubscription: true },
};

beforeEach(() => vi.stubGlobal("EventSource", OpenEventSource));
afterEach(() => window.history.replaceState(null, "", initialUrl));

/** Fails if the page shows English words, has no room for a text, or lacks the font of Tamil letters. */
async function expectTamilPage(): Promise<void> {
  const isTamil = (text: string) => !/[a-z]{2,}/i.test(text.replace(/Aangan|Google|English|Asha|abc/gi, ""));
  expect.soft(untranslated(document.body, isTamil)).toEqual([]);
  expect.soft(overflows(document.body)).toEqual([]);
  await document.fonts.ready;
  expect([...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family)).toContain(
    "Mukta Malar",
  );
}

it("has texts of its own, and English where a screen is not translated", async () => {
  const { title } = await import("@aangan/copy/goals-page");
  expect([language, /\p{Script=Tamil}/u.test(auth.logIn), /\p{Script=Tamil}/u.test(title)]).toEqual([
    "ta",
    true,
    false,
  ]);
});

it.each([
  ["log-in", routes.auth.path, auth.logIn],
  ["sign-up", `${routes.auth.path}?tab=register`, auth.firstName],
])("%s is in Tamil and fits", async (_, path, seen) => {
  window.history.replaceState(null, "", path);
  renderPage(
    <main className="px-4">
      <AuthScreen />
    </main>,
    answers,
  );
  await expect.element(page.getByText(seen).first()).toBeVisible();
  await expectTamilPage();
});

it("the navigation is in Tamil and fits", async () => {
  window.history.replaceState(null, "", routes.goals.path);
  renderPage(
    <SignedInFrame unread={0} bell={null} notice={null}>
      <p>988</p>
    </SignedInFrame>,
    answers,
  );
  await expect.element(page.getByText(layout.dashboard).first()).toBeInTheDocument();
  await expectTamilPage();
});
