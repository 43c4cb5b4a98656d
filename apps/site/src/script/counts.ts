import { events } from "@aangan/copy/storage";
import { type EventName, track } from "@/lib/events";

const known: readonly string[] = Object.values(events);
const isKnown = (name: string | undefined): name is EventName => known.includes(name ?? "");

/** Counts views of marked pages, shown variants, and clicks on marked links. */
export function countEvents(): void {
  const view = document.querySelector<HTMLElement>("[data-view]")?.dataset.view;
  if (isKnown(view)) track(view);
  if (document.querySelector("[data-only]")) track(events.variantShown);
  document.addEventListener("click", ({ target }) => {
    const name = target instanceof Element ? target.closest<HTMLElement>("[data-event]")?.dataset.event : undefined;
    if (isKnown(name)) track(name);
  });
}
