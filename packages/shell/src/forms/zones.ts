import { locale } from "@aangan/copy/locale";

/** A time zone to choose: its IANA name and label. */
export interface ZoneChoice {
  value: string;
  label: string;
  /** Additional search terms. */
  keywords: string;
}

/**
 * Names that browsers still use for renamed places. Both mean the same zone; people search for the city by its present
 * name.
 */
const renamed: Readonly<Record<string, string>> = {
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Europe/Kiev": "Europe/Kyiv",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Louisville": "America/Kentucky/Louisville",
};

/** Colloquial names of zones, so that typing "Pacific" or "IST" finds them. */
const aliases: Readonly<Record<string, string>> = {
  "America/New_York": "Eastern EST EDT ET Boston Atlanta Miami Washington New Jersey",
  "America/Chicago": "Central CST CDT CT Texas Dallas Houston Austin",
  "America/Denver": "Mountain MST MDT MT Utah",
  "America/Phoenix": "Arizona Mountain MST",
  "America/Los_Angeles": "Pacific PST PDT PT California San Francisco San Jose Seattle Fremont",
  "America/Anchorage": "Alaska AKST AKDT",
  "Pacific/Honolulu": "Hawaii HST",
  "Asia/Kolkata": "India IST Delhi Mumbai Chennai Bengaluru Bangalore Hyderabad Calcutta",
  "Asia/Karachi": "Pakistan PKT Lahore Islamabad",
  "Asia/Dhaka": "Bangladesh",
  "Asia/Colombo": "Sri Lanka",
  "Asia/Kathmandu": "Nepal Katmandu",
  "Europe/London": "UK GMT BST England Britain",
};

/** Returns the current name of a zone. */
export const currentName = (zone: string): string => renamed[zone] ?? zone;

/**
 * Formats a zone as its city: "New York" for "America/New_York", "Knox, Indiana" for "America/Indiana/Knox". No two
 * zones have the same label. A zone without a city, such as UTC, keeps its name.
 */
export function zoneLabel(zone: string): string {
  const [area, ...place] = currentName(zone).replaceAll("_", " ").split("/");
  return place.length === 0 ? (area ?? zone) : place.reverse().join(", ");
}

/**
 * Returns the zones that this browser supports, without duplicates: the common ones in the United States first, then by
 * name. Always includes `own`.
 */
export function zoneChoices(own: string): ZoneChoice[] {
  const supported = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const first = Object.keys(aliases).slice(0, 7);
  const others = [...supported, ...Object.keys(aliases), "UTC", own]
    .map(currentName)
    .filter((zone) => !first.includes(zone));
  const sorted = [...new Set(others)].sort((a, b) => zoneLabel(a).localeCompare(zoneLabel(b), locale));
  return [...first, ...sorted].map((value) => ({
    value,
    label: zoneLabel(value),
    keywords: `${value.replaceAll("_", " ")} ${aliases[value] ?? ""}`,
  }));
}

/** Formats the time in a zone, "9:41 PM"; empty for a zone that this browser does not know. */
export function timeIn(zone: string, at: Date): string {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);
  } catch {
    return "";
  }
}
