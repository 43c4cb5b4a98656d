import { type BrowserContext, expect, test } from "@playwright/test";
import { originOf } from "./addresses";

/** Returns a coach's free times for the context's member: instants, soonest first. */
export async function openTimes(context: BrowserContext, coachId: string): Promise<string[]> {
  const answer = await context.request.get(`${originOf("member")}/api/coaches/${coachId}/slots`);
  expect(answer.ok(), `the open times: ${answer.status()}`).toBe(true);
  const { slots }: { slots: { startsAt: string }[] } = await answer.json();
  return slots.map(({ startsAt }) => startsAt);
}

/**
 * Returns the times that belong to this worker: parallel tests book the same coaches, and a time taken by another test
 * would be rejected. All of them if none belongs to it.
 */
export function timesOfThisWorker<T>(times: readonly T[], startOf: (time: T) => string): readonly T[] {
  const turn = test.info().parallelIndex % 2;
  const ours = times.filter((time) => Math.floor(Date.parse(startOf(time)) / 3_600_000) % 2 === turn);
  return ours.length > 0 ? ours : times;
}

/**
 * Books `count` sessions with the member's coach over the API, at times spread over the coming weeks. Other tests book
 * the same coach at the same time, so a taken time is skipped. Returns the instants, soonest first.
 */
export async function bookSessions(context: BrowserContext, coachId: string, count: number): Promise<string[]> {
  const times = await openTimes(context, coachId);
  const booked: string[] = [];
  for (let at = Math.floor(Math.random() * (times.length / 2)); booked.length < count && at < times.length; at += 3) {
    const data = { coachId, date: times[at] };
    const answer = await context.request.post(`${originOf("member")}/api/sessions`, { data });
    if (answer.status() === 201) booked.push(times[at] ?? "");
    else expect(answer.status(), await answer.text()).toBe(409);
  }
  expect(booked, "sessions that could be booked").toHaveLength(count);
  return booked;
}
