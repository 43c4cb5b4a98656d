import { coachSessions } from "@aangan/copy/coach-sessions";
import { expectAccessible } from "../support/axe";
import { coaches, fullName, registerWithCoach, signInCoach } from "../support/people";
import { expect, test } from "../support/test";
import { bookWithNote, SessionsPage } from "./sessions-page";

const zone = "Asia/Kolkata";

test("the week shows a session in both time zones, and its join link appears without a reload", async ({
  page,
  anotherBrowser,
  isMobile,
}) => {
  const memberContext = (await anotherBrowser()).context();
  const member = await registerWithCoach(memberContext, coaches.devika);
  const session = await bookWithNote(memberContext, member.coachId, "");
  await signInCoach(page.context(), coaches.devika);
  // The server's session data: shortly before the session can be joined, and later after that.
  let room = { joinFrom: new Date(Date.now() + 20_000).toISOString(), zoomLink: null as string | null };
  await page.route(/\/api\/coach\/sessions\?from=/, async (route) => {
    const answer = await route.fetch();
    const week: { sessions: { id: string }[] } = await answer.json();
    const sessions = week.sessions.map((one) => (one.id === session.id ? { ...one, ...room } : one));
    await route.fulfill({ response: answer, json: { ...week, sessions } });
  });
  await page.clock.install();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(new Date(session.date));
  await new SessionsPage(page).open(`&view=week&day=${day}`);

  const name = fullName(member);
  // A list on a phone, elsewhere a grid with a popover for each session.
  const block = page.getByRole("button", { name: new RegExp(`${name} until .* for ${member.firstName}$`) });
  const shown = isMobile ? page.getByRole("listitem", { name, exact: true }) : page.getByRole("dialog");
  if (!isMobile) await block.click();
  await expect(shown).toContainText(`for ${member.firstName}`);
  await expect(shown.getByRole("button", { name: coachSessions.join })).toBeDisabled();
  // A block's popover; cross-app/accessibility.spec.ts checks the week itself.
  if (!isMobile) await expectAccessible(page);

  const zoomLink = "https://rooms.example/one";
  room = { joinFrom: new Date(Date.now() - 1_000).toISOString(), zoomLink };
  await page.clock.fastForward(31_000);
  await expect(shown.getByRole("link", { name: coachSessions.join })).toHaveAttribute("href", zoomLink);
});
