import { companions } from "@aangan/copy/companions";
import { useSearchParams } from "next/navigation";

/** A companion of the catalogue. */
export type Companion = (typeof companions)[number];

/** The code of a companion: its name in addresses and calls. */
export type CompanionCode = Companion["code"];

/** The companion that the address names (`?companion=tara`), or null for none of the three. */
export function useNamedCompanion(): Companion | null {
  const named = useSearchParams().get("companion");
  return companions.find(({ code }) => code === named) ?? null;
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
