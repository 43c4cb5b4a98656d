import * as words from "@aangan/copy/notifications";
import { describe, expect, it } from "vitest";
import { byDay, wordsOf } from "./days";
import type { Notification } from "./queries";

const now = new Date("2026-11-23T15:00:00Z"); // A Monday.
const chicago = "America/Chicago";

function notification(createdAt: string, changes: Partial<Notification> = {}): Notification {
  const message = "You have 1 unread message(s) from your coach.";
  return { id: createdAt, type: "message", title: words.newMessage.title, message, read: true, createdAt, ...changes };
}

describe("byDay", () => {
  it("names days by the calendar of the member's zone", () => {
    const times = ["2026-11-23T06:30:00Z", "2026-11-23T05:30:00Z", "2026-11-22T05:30:00Z", "2025-11-22T18:00:00Z"];
    const items = times.map((at) => notification(at));
    expect(byDay(items, now, chicago).map(({ day }) => day)).toEqual([
      words.today,
      words.yesterday,
      "Saturday, November 21",
      "Saturday, November 22, 2025",
    ]);
    expect(byDay(items, now, "UTC").map(({ day }) => day)).toEqual([
      words.today,
      words.yesterday,
      "Saturday, November 22, 2025",
    ]);
  });

  it("joins what was read and says the same on one day, and nothing else", () => {
    const rows = (...items: Notification[]) =>
      byDay(items, now, chicago).flatMap((day) =>
        day.rows.map((row) => `${row.notification.createdAt.slice(11, 13)} ${row.items.length}`),
      );
    const [a, b, c] = ["2026-11-23T14:00:00Z", "2026-11-23T13:00:00Z", "2026-11-23T12:00:00Z"];
    expect(
      rows(
        notification(a),
        notification(b, { message: "You have 3 unread message(s) from your coach." }),
        notification(c),
      ),
    ).toEqual(["14 3"]);
    expect(rows(notification(a, { read: false }), notification(b), notification(c))).toEqual(["14 1", "13 2"]);
    expect(rows(notification(a, { type: "goal" }), notification(b, { type: "goal", message: "Another" }))).toEqual([
      "14 1",
      "13 1",
    ]);
    expect(rows(notification(a), notification("2026-11-22T13:00:00Z"))).toEqual(["14 1", "13 1"]);
  });

  it("makes unread ones of one sender and kind one row on the day of the newest, and lists their headings", () => {
    const unread = (day: number, type: Notification["type"], title: string) =>
      notification(`2026-11-${day}T14:00:00Z`, { type, title, read: false });
    const days = byDay(
      [
        unread(23, "session", "A"),
        unread(23, "message", "Message from our team"),
        unread(22, "session", "B"),
        { ...unread(22, "session", "Read"), read: true },
        { ...unread(21, "message", words.newMessage.title), count: 3, from: "Meera Krishnan" },
        unread(20, "session", "C"),
        unread(19, "session", "D"),
      ],
      now,
      chicago,
    );
    expect(days.map(({ day, rows }) => [day, ...rows.map((row) => row.items.length)])).toEqual([
      [words.today, 3 + 1, 1],
      [words.yesterday, 1],
      ["Saturday, November 21", 1],
    ]);
    const texts = days.flatMap(({ rows }) => rows.map(wordsOf));
    expect(texts[0]).toEqual({ title: "4 session updates", lines: ["A", "B", "and 2 more"] });
    expect(texts[1]?.title).toBe("Message from our team");
    expect(texts[3]).toEqual({ title: words.newMessage.title, lines: ["3 new messages from Meera"] });
  });
});
