import type { components } from "@aangan/api/site";
import { language, locale } from "@aangan/copy/locale";
import { hang } from "./coaches";

/** A coach's public page, as the server sends it. */
export type CoachPage = components["schemas"]["CoachPage"];

interface Span {
  from: number;
  until: number;
}

/** The hours in which people are awake, as `limits` of the copy package define them, in minutes. */
const [wakes, sleeps] = [420, 1320];

/** Joins the windows of all weekdays into the times of one day, and splits them into waking hours and night. */
export function splitHours(windows: readonly Span[]): { waking: Span[]; night: Span[] } {
  const joined: Span[] = [];
  for (const { from, until } of [...windows].sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else joined.push({ from, until });
  }
  const within = (start: number, end: number) =>
    joined
      .map(({ from, until }) => ({ from: Math.max(from, start), until: Math.min(until, end) }))
      .filter(({ from, until }) => from < until);
  return { waking: within(wakes, sleeps), night: [...within(0, wakes), ...within(sleeps, 1440)] };
}

const write = (at: number | string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(at)).replace(/\u202f/g, " ");
const clock = (minutes: number) => write(minutes * 60_000, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: "unit" }).format(items);
const fill = (text: string, gaps: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (gap, name) => String(gaps[name] ?? gap));

/** Returns the texts of the page for the gaps of its elements, by the elements' names. */
export function textsOf(coach: CoachPage): Record<string, string | number> {
  const { waking } = splitHours(coach.windows);
  // 2026-11-02 is a Monday.
  const days = [...new Set(coach.windows.map(({ weekday }) => weekday))].map((day) =>
    write(`2026-11-0${day + 1}T12:00:00Z`, { weekday: "short", timeZone: "UTC" }),
  );
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: "short" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName");
  return {
    title: coach.title,
    city: coach.city,
    name: coach.name,
    bio: coach.bio,
    firstName: coach.name.split(" ")[0] ?? "",
    languages: list(coach.languages),
    days: list(days),
    zone: zone?.value ?? "",
    hours: Math.floor(coach.wakingMinutes / 30) / 2,
    times: list(waking.map(({ from, until }) => `${clock(from)} – ${clock(until)}`)),
    time: coach.nextOpening
      ? write(coach.nextOpening, {
          weekday: "short",
          month: "short",
          day: "numeric",
          hour: "numeric",
          minute: "2-digit",
          timeZoneName: "short",
        })
      : "",
  };
}

/** Repeats the first child, which is hidden, once for each item. */
function repeat<Item>(
  parent: HTMLElement,
  items: readonly Item[],
  show: (child: HTMLElement, item: Item) => void,
): void {
  const [model, ...old] = parent.children;
  for (const one of old) one.remove();
  if (!(model instanceof HTMLElement)) return;
  for (const item of items) {
    const child = model.cloneNode(true) as HTMLElement;
    child.hidden = false;
    show(child, item);
    parent.append(child);
  }
}

function render(page: HTMLElement, coach: CoachPage): void {
  const texts = textsOf(coach);
  const { waking, night } = splitHours(coach.windows);
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-fill="${name}"]`);
  for (const name of ["place", "name", "start", "speaks", "bio", "hoursLead", "coachOpen"]) {
    const element = part(name);
    if (element) element.textContent = element.dataset.text ? fill(element.dataset.text, texts) : String(texts[name]);
  }
  const choose = (name: string, which: "text" | "none" | "empty") => {
    const element = part(name);
    if (element) element.textContent = fill(element.dataset[which] ?? "", texts);
  };
  choose("next", coach.nextOpening ? "text" : "none");
  choose("green", coach.windows.length === 0 ? "empty" : waking.length > 0 ? "text" : "none");
  part("bar")?.replaceChildren(
    ...[
      ...night.map((span) => ({ ...span, kind: "night" })),
      ...waking.map((span) => ({ ...span, kind: "waking" })),
    ].map(({ from, until, kind }) => {
      const span = document.createElement("span");
      span.dataset[kind] = "";
      span.style.left = `${(from / 1440) * 100}%`;
      span.style.width = `${((until - from) / 1440) * 100}%`;
      return span;
    }),
  );
  part("axis")?.replaceChildren(
    ...[0, 6, 12, 18, 24].map((hour) => {
      const mark = document.createElement("span");
      mark.textContent = clock(hour * 60);
      return mark;
    }),
  );
  const topics = part("topics");
  if (topics)
    repeat(topics, coach.topics, (child, topic) => {
      child.lang = "en";
      child.textContent = topic;
    });
  const credentials = part("credentials");
  if (credentials)
    repeat(credentials, coach.credentials, (row, { title, issuer, year, checkedOn }) => {
      const cells = [
        title,
        year === null ? issuer : `${issuer}, ${year}`,
        checkedOn && write(checkedOn, { month: "short", year: "numeric", timeZone: "UTC" }),
      ];
      Array.from(row.children).forEach((cell, index) => {
        cell.textContent = cells[index] ?? "";
      });
    });
  hang(page, coach);
  document.title = document.title.replace(/^[^|·–-]+/, `${coach.name} `);
}

/** Fills /our-coaches/coach with the coach that the URL names, or shows an error with a retry. */
export function showCoach(): void {
  const page = document.querySelector<HTMLElement>("[data-coach-page]");
  const status = page?.querySelector<HTMLElement>("[data-status]");
  if (!page || !status) return;
  const turn = (state: "loading" | "ready" | "gone" | "failed") => {
    page.dataset.state = state;
    status.textContent = status.dataset[state] ?? "";
  };
  const load = async () => {
    const id = new URLSearchParams(window.location.search).get("id");
    if (!id) return turn("gone");
    turn("loading");
    try {
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const answer = await fetch(`/api/our-coaches/${encodeURIComponent(id)}?${new URLSearchParams({ zone })}`, {
        headers: { Accept: "application/json", "Accept-Language": language },
        signal: AbortSignal.timeout(20_000),
      });
      if (answer.status === 404) return turn("gone");
      if (!answer.ok) throw new Error(`The coach was refused with ${answer.status}.`);
      render(page, (await answer.json()) as CoachPage);
      turn("ready");
    } catch (error) {
      console.warn("The coach could not be loaded.", error);
      turn("failed");
    }
  };
  page.querySelector("[data-retry]")?.addEventListener("click", () => void load());
  void load();
}
