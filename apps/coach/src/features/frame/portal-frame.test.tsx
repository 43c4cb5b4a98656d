import { administration } from "@aangan/copy/administration";
import { brand } from "@aangan/copy/brand";
import { coachSecurity as words } from "@aangan/copy/coach-security";
import { drawPage } from "@aangan/shell/screen";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { factorPlace } from "@/lib/desk";
import { leela } from "@/lib/fixtures";
import { useProfile } from "@/lib/profile";
import { PortalFrame } from "./portal-frame";

function Frame() {
  const profile = useProfile().data;
  return (
    <PortalFrame
      profile={profile}
      clients={undefined}
      upcoming={undefined}
      unread={0}
      cases={0}
      tab="clients"
      conversation={false}
      logout={{ pending: false, mutate: () => undefined }}
    >
      <h1>The page</h1>
    </PortalFrame>
  );
}

it("has every link to the administration lead to where two-step login is set up, until it is", async () => {
  drawPage(<Frame />, {
    "GET /api/coach/profile": { ...leela, secondFactor: { enabled: false, required: true, satisfied: false } },
  });
  await expect.element(page.getByRole("link", { name: words.noticeSetUp })).toHaveAttribute("href", factorPlace);
  for (const name of [administration.name, brand.name]) {
    const links = page.getByRole("link", { name, exact: true });
    // The notice may know of the profile a moment before the frame around it does.
    await expect.element(links.first(), { message: name }).toBeVisible();
    for (const link of links.elements())
      await expect.element(link, { message: name }).toHaveAttribute("href", factorPlace);
  }
});
