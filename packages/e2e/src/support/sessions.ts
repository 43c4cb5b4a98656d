import type { BrowserContext, Page } from "@playwright/test";
import { originOf } from "./addresses";
import { openTimes, timesOfThisWorker } from "./open-times";

/** The used part of a session in the member's API. */
export interface ApiSession {
  id: string;
  coachId: string;
  date: string;
  endsAt: string;
  joinFrom: string;
  changeUntil: string;
  timeZone: string;
  coachTimeZone: string;
  counted: boolean;
  [field: string]: unknown;
}

/**
 * Books a session over the API at a random time that `wanted` accepts, so that parallel tests with the same coach
 * rarely collide.
 */
export async function bookSession(
  context: BrowserContext,
  coachId: string,
  { wanted = () => true, note = "" }: { wanted?: (start: Date) => boolean; note?: string } = {},
): Promise<ApiSession> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const open = (await openTimes(context, coachId)).filter((time) => wanted(new Date(time)));
    const times = timesOfThisWorker(open, (time) => time);
    const date = times[Math.floor(Math.random() * times.length)];
    if (!date) throw new Error("no open time matches");
    const answer = await context.request.post(`${originOf("member")}/api/sessions`, {
      data: { coachId, date, ...(note && { note }) },
    });
    if (answer.ok()) return answer.json();
    if (answer.status() !== 409) throw new Error(`booking: ${answer.status()} ${await answer.text()}`);
  }
  throw new Error("five times in a row the time was taken");
}

/**
 * Replaces times or states of the member's sessions: `change` is merged over the server's data. A session cannot be
 * booked for the next minutes, and a test cannot wait for days.
 */
export async function overrideSessions(
  page: Page,
  change: (session: ApiSession) => Partial<ApiSession>,
): Promise<void> {
  await page.route(/\/api\/sessions(\/[0-9a-f-]{36})?$/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const body: ApiSession | ApiSession[] = await response.json();
    const json = Array.isArray(body) ? body.map((one) => ({ ...one, ...change(one) })) : { ...body, ...change(body) };
    return route.fulfill({ response, json });
  });
}

/** The times of a session that starts in `minutes`. */
export function timesStartingIn(minutes: number): Pick<ApiSession, "date" | "endsAt" | "joinFrom" | "changeUntil"> {
  const at = (offset: number) => new Date(Date.now() + (minutes + offset) * 60_000).toISOString();
  return { date: at(0), endsAt: at(30), joinFrom: at(-10), changeUntil: at(-24 * 60) };
}
