import * as administration from "@aangan/copy/administration";
import * as brand from "@aangan/copy/brand";
import * as dashboard from "@aangan/copy/coach-dashboard";
import * as words from "@aangan/copy/coach-security";
import { realms } from "@aangan/copy/routes";
import { recordNavigations } from "@aangan/testing/record-navigations.ts";
import { errorResponse, pendingResponse, renderPage } from "@aangan/testing/render-part.tsx";
import { currentToast, dismissToast } from "@aangan/ui/toast/store.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { twoStepHref } from "@/lib/admin-access";
import { leela } from "@/lib/fixtures";
import { useProfile } from "@/lib/profile";
import { PortalFrame } from "./portal-frame";

const navigations = recordNavigations();

function Frame() {
  const profile = useProfile().data;
  return (
    <PortalFrame
      profile={profile}
      clients={undefined}
      upcoming={undefined}
      unread={0}
      cases={0}
      onCall={undefined}
      tab="clients"
      conversation={false}
    >
      <h1>The page</h1>
    </PortalFrame>
  );
}

it("links the administration to the two-step login setup until it is done", async () => {
  renderPage(<Frame />, {
    "GET /api/coach/profile": { ...leela, secondFactor: { enabled: false, required: true, satisfied: false } },
  });
  await expect.element(page.getByRole("link", { name: words.noticeSetUp })).toHaveAttribute("href", twoStepHref);
  for (const name of [administration.name, brand.name]) {
    const links = page.getByRole("link", { name, exact: true });
    // The notice may render the profile a moment before the frame does.
    await expect.element(links.first(), { message: name }).toBeVisible();
    for (const link of links.elements())
      await expect.element(link, { message: name }).toHaveAttribute("href", twoStepHref);
  }
});

/** The portal, and a page with a separate frame. */
function Portal() {
  const [elsewhere, setElsewhere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setElsewhere(true)}>
        Elsewhere
      </button>
      <Frame key={String(elsewhere)} />
    </>
  );
}

const logoutButtons = () => page.getByRole("button", { name: dashboard.logout, exact: true });

it("a logout redirects to the login or shows a toast, also after another page was opened", async () => {
  for (const fails of [true, false]) {
    const loggedOut = pendingResponse(() => (fails ? errorResponse(500, "Something broke.") : undefined));
    renderPage(<Portal />, { "GET /api/coach/profile": leela, "POST /api/coach/logout": loggedOut.answer });
    await logoutButtons().first().click();
    await expect.poll(loggedOut.requested).toBe(true);
    await page.getByRole("button", { name: "Elsewhere" }).click();
    expect(currentToast()).toBeNull();
    expect(navigations()).toEqual([]);
    loggedOut.respond();
    if (fails)
      await expect.poll(currentToast).toMatchObject({ title: dashboard.logoutFailed.title, variant: "destructive" });
    else await expect.poll(navigations).toEqual([realms.coach.signIn]);
    dismissToast();
  }
});
