/** A time zone that a person can choose: its IANA name, and how it reads. */
export interface ZoneChoice {
  value: string;
  label: string;
  /** More words that find it. */
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

/** What people in a place call their zone, so that typing "Pacific" or "IST" finds it. */
const known: Readonly<Record<string, string>> = {
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

/** The zone under the name that is used today. */
export const currentName = (zone: string): string => renamed[zone] ?? zone;

/** "America/New_York" as it reads: "New York (America)". A zone without a place, such as UTC, is its own name. */
export function zoneLabel(zone: string): string {
  const [area, ...place] = currentName(zone).replaceAll("_", " ").split("/");
  return place.length === 0 ? (area ?? zone) : `${place.reverse().join(", ")} (${area})`;
}

/**
 * Every zone that this browser knows, each once, the ones in the United States that most members live in first, then by
 * name. `own` is always among them, whatever the browser knows.
 */
export function zoneChoices(own: string): ZoneChoice[] {
  const supported = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  const first = Object.keys(known).slice(0, 7);
  const others = [...supported, ...Object.keys(known), "UTC", own]
    .map(currentName)
    .filter((zone) => !first.includes(zone));
  const sorted = [...new Set(others)].sort((a, b) => zoneLabel(a).localeCompare(zoneLabel(b), "en"));
  return [...first, ...sorted].map((value) => ({
    value,
    label: zoneLabel(value),
    keywords: `${value.replaceAll("_", " ")} ${known[value] ?? ""}`,
  }));
}

/** Formats the time in a zone, "9:41 PM"; empty for a zone that this browser does not know. */
export function timeIn(zone: string, at: Date): string {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" }).format(at);
  } catch {
    return "";
  }
}
