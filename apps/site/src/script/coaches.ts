import type { components } from "@aangan/api/site";
import { language } from "@aangan/copy/locale";

/** A coach's public data. */
export type PublicCoach = components["schemas"]["Coach"];

const parts = ["id", "name", "title", "specialty", "bio", "imageUrl"] as const;

/** Parses a response. Throws if it is not a list of coaches. */
export function readCoaches(answer: unknown): PublicCoach[] {
  if (!Array.isArray(answer)) throw new Error("The answer is not a list of coaches.");
  return answer.map((one: unknown) => {
    const given = typeof one === "object" && one !== null ? (one as Record<string, unknown>) : {};
    const coach: PublicCoach = { id: "", name: "", title: "", specialty: "", bio: "", imageUrl: "" };
    for (const part of parts) {
      const text = given[part];
      if (typeof text !== "string") throw new Error(`A coach without ${part}.`);
      coach[part] = text;
    }
    return coach;
  });
}

/** The time before a slow fetch counts as failed and a retry is offered, in milliseconds. */
const PATIENCE = 20_000;

async function ask(): Promise<PublicCoach[]> {
  const answer = await fetch("/api/our-coaches", {
    headers: { Accept: "application/json", "Accept-Language": language },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`The coaches were refused with ${answer.status}.`);
  return readCoaches(await answer.json());
}

const find = (inside: Element, part: string) => inside.querySelector<HTMLElement>(`[data-coach-${part}]`);

function seat(place: HTMLElement, coach: PublicCoach): void {
  for (const part of ["name", "title", "specialty", "bio"] as const) {
    const text = find(place, part);
    if (text) text.textContent = coach[part];
  }
  const link = place.querySelector<HTMLAnchorElement>("[data-coach-link]");
  if (link) link.search = new URLSearchParams({ id: coach.id }).toString();
  hang(place, coach);
}

/** Shows a coach's picture in the niche of a part of the page, or the first letter of the name. */
export function hang(place: HTMLElement, coach: Pick<PublicCoach, "name" | "imageUrl">): void {
  const photo = place.querySelector<HTMLImageElement>("[data-coach-photo]");
  const initial = find(place, "initial");
  if (!photo || !initial) return;
  initial.textContent = Array.from(coach.name)[0] ?? "";
  const show = (picture: boolean) => {
    photo.hidden = !picture;
    initial.hidden = picture;
  };
  photo.alt = "";
  photo.onerror = () => show(false);
  show(coach.imageUrl !== "");
  if (coach.imageUrl) photo.src = coach.imageUrl;
}

/** Fills the niches of /our-coaches with coaches, or shows an error with a retry. */
export function showCoaches(): void {
  const wall = document.querySelector<HTMLElement>("[data-our-coaches]");
  const list = wall?.querySelector<HTMLElement>("[data-coaches-list]");
  const status = wall?.querySelector<HTMLElement>("[data-coaches-status]");
  const retry = wall?.querySelector<HTMLElement>("[data-coaches-retry]");
  if (!wall || !list || !status || !retry) return;

  const turn = (state: "ready" | "empty" | "failed") => {
    wall.dataset.state = state;
    list.setAttribute("aria-busy", "false");
    status.textContent = status.dataset[state] ?? "";
  };
  const load = async () => {
    list.setAttribute("aria-busy", "true");
    status.textContent = status.dataset.loading ?? "";
    try {
      const coaches = await ask();
      list.querySelectorAll<HTMLElement>("[data-coach]").forEach((place, index) => {
        const coach = coaches[index];
        place.hidden = !coach;
        if (coach) seat(place, coach);
      });
      turn(coaches.length > 0 ? "ready" : "empty");
      return true;
    } catch (error) {
      console.warn("The coaches could not be loaded.", error);
      turn("failed");
      return false;
    }
  };
  retry.addEventListener("click", async () => {
    if ("retrying" in wall.dataset) return;
    wall.dataset.retrying = "";
    retry.setAttribute("aria-disabled", "true");
    const came = await load();
    delete wall.dataset.retrying;
    retry.removeAttribute("aria-disabled");
    // The button was removed: focus moves to the list.
    if (came) list.focus({ preventScroll: true });
  });
  load();
}
