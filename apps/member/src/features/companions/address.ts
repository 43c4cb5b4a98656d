import { companions } from "@aangan/copy/companion-list";
import { useSearchParams } from "next/navigation";

/** A companion of the catalogue. */
export type Companion = (typeof companions)[number];

/** The code of a companion: its name in addresses and calls. */
export type CompanionCode = Companion["code"];

/** The companion that the address names (`?companion=tara`), or null for none of the three. */
function useNamedCompanion(): Companion | null {
  const named = useSearchParams().get("companion");
  return companions.find(({ code }) => code === named) ?? null;
}

/** A page of the companions besides their talks. */
export type CompanionsView = "exercises" | "memory";

/** What the address names: a talk (`?companion=tara`), an exercise in it (`&exercise=senses`), or a page (`?view=memory`). */
export interface CompanionsPlace {
  companion: Companion | null;
  exercise: string | null;
  view: CompanionsView | null;
}

/** Returns what the address names. */
export function useCompanionsPlace(): CompanionsPlace {
  const companion = useNamedCompanion();
  const query = useSearchParams();
  const view = query.get("view");
  return {
    companion,
    exercise: companion ? query.get("exercise") : null,
    view: !companion && (view === "exercises" || view === "memory") ? view : null,
  };
}

/** The address of an exercise, opened with a companion. */
export const exerciseHref = (companion: CompanionCode, code: string) => `?companion=${companion}&exercise=${code}`;

/** Opens an exercise without reloading the page. */
export function openExercise(companion: CompanionCode, code: string): void {
  window.history.pushState(null, "", window.location.pathname + exerciseHref(companion, code));
}

/** Opens one of the pages without reloading. */
export function openView(view: CompanionsView): void {
  window.history.pushState(null, "", `${window.location.pathname}?view=${view}`);
}

/** The address of a talk, or of the list, on the page where one is. */
function companionAddress(code: CompanionCode | null): string {
  return code === null ? window.location.pathname : `${window.location.pathname}?companion=${code}`;
}

/**
 * Opens a talk or the list without reloading the page. The list replaces the talk's history entry when Back would lead
 * there too.
 */
export function openCompanion(code: CompanionCode | null): void {
  window.history.pushState(null, "", companionAddress(code));
}
