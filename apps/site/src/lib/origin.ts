/*
 * Placeholders for the public URLs of the three apps. Pages are built once and served under any URL: the server
 * replaces the placeholders when it starts.
 */
const placeholders = {
  site: "https://site.aangan.invalid",
  member: "https://member.aangan.invalid",
  coach: "https://coach.aangan.invalid",
} as const;

// During development with hot reload no server replaces them.
const development = process.env.NODE_ENV === "development" && {
  site: process.env.SITE_URL ?? placeholders.site,
  member: process.env.MEMBER_URL ?? placeholders.member,
  coach: process.env.COACH_URL ?? placeholders.coach,
};

/** The origins of the three apps, or their placeholders in a build. */
export const origins: Readonly<Record<keyof typeof placeholders, string>> = development || placeholders;

/** Returns the absolute URL of a path of this site, for feeds, share cards and sitemaps. */
export function absoluteUrl(path: string): string {
  return new URL(path, origins.site).href;
}
