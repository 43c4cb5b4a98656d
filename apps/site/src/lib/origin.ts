/*
 * Placeholders for the public URLs of the three apps. Pages are built once and served under any URL: the server
 * replaces the placeholders when it starts.
 */
const standIns = {
  site: "https://site.aangan.invalid",
  member: "https://member.aangan.invalid",
  coach: "https://coach.aangan.invalid",
} as const;

// With hot reload no server replaces them.
const development = process.env.NODE_ENV === "development" && {
  site: process.env.SITE_URL ?? standIns.site,
  member: process.env.MEMBER_URL ?? standIns.member,
  coach: process.env.COACH_URL ?? standIns.coach,
};

/** The public addresses of the three apps, or what stands for them in a build. */
export const origins: Readonly<Record<keyof typeof standIns, string>> = development || standIns;

/** Returns the absolute URL of a path of this site, for feeds, share cards and sitemaps. */
export function absolute(path: string): string {
  return new URL(path, origins.site).href;
}
