import * as words from "@aangan/copy/our-coaches";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { routes } from "@/lib/routes";
import { Niche } from "./niche";

// The background colours of the niches; adjacent ones differ.
const washes = [
  "[--back:var(--niche)] [--rev:var(--niche-reveal)]",
  "[--back:var(--niche-turmeric)] [--rev:var(--niche-turmeric-reveal)]",
  "[--back:var(--niche-rose)] [--rev:var(--niche-rose-reveal)]",
  "[--back:var(--niche-indigo)] [--rev:var(--niche-indigo-reveal)]",
] as const;

// While the coaches load each seat shows placeholder bars, afterwards text; the space is the same.
const bars = "group-data-[state=ready]/coaches:hidden";
const filled = "hidden group-data-[state=ready]/coaches:block";

/**
 * A niche and the text below it, empty as built. The site's script fills in a coach: the elements marked
 * `data-coach-…` receive the server's data as text, which coaches write in English.
 */
export function CoachSeat({ index }: { index: number }) {
  return (
    <li data-coach="" suppressHydrationWarning className="relative">
      <div className="relative isolate h-[214px] overflow-hidden rounded-card bg-wall grid:h-[300px] grid:overflow-visible grid:rounded-none grid:bg-transparent">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 -z-10 h-12 border-floor border-t-4 bg-dado grid:hidden"
        />
        <div
          className={`absolute bottom-[18px] left-1/2 w-[146px] -translate-x-1/2 grid:bottom-[34px] grid:left-0 grid:w-[184px] grid:translate-x-0 ${washes[index % washes.length]}`}
        >
          <Niche />
        </div>
      </div>
      <div className="min-h-[330px] pt-4 max-md:min-h-[240px] md:max-grid:min-h-[270px] grid:pt-5">
        <div aria-hidden="true" className={`${bars} group-data-[state=failed]/coaches:invisible`}>
          <Skeleton className="mt-2 h-5 w-44" />
          <Skeleton className="mt-4 w-36" />
          <Skeleton className="mt-5 w-full" />
          <Skeleton className="mt-3 w-[94%]" />
          <Skeleton className="mt-3 w-[98%]" />
          <Skeleton className="mt-3 w-[60%]" />
        </div>
        <div className={filled}>
          <h2 className="font-display text-h3 tracking-normal">
            <a
              data-coach-link=""
              href={routes.ourCoach.path}
              suppressHydrationWarning
              className="text-inherit no-underline after:absolute after:inset-0 after:content-[''] hover:underline"
            >
              <span data-coach-name="" lang="en" suppressHydrationWarning>
                {""}
              </span>
            </a>
          </h2>
          <p data-coach-title="" lang="en" suppressHydrationWarning className="text-ink-muted text-small">
            {""}
          </p>
          <p className="mt-2 font-semibold text-accent-ink text-small">
            <span className="sr-only">{words.specialties}: </span>
            <span data-coach-specialty="" lang="en" suppressHydrationWarning>
              {""}
            </span>
          </p>
          <p data-coach-bio="" lang="en" suppressHydrationWarning className="mt-3 max-w-[56ch] text-pretty text-small">
            {""}
          </p>
        </div>
      </div>
    </li>
  );
}
