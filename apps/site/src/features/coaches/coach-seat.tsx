import * as words from "@aangan/copy/our-coaches";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";

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
          <div className="taak-mask relative aspect-[100/118] overflow-hidden bg-(--rev)">
            <div className="taak-mask absolute top-[5.5%] right-[-7%] bottom-[-5.5%] left-[7%] bg-(--back)" />
            <span
              data-coach-initial=""
              aria-hidden="true"
              hidden
              suppressHydrationWarning
              className="absolute inset-0 grid place-items-center pt-4 font-display text-[64px] text-ink"
            >
              {""}
            </span>
            {/* biome-ignore lint/a11y/useAltText: the script sets it, and the name is next to it. */}
            <img
              data-coach-photo=""
              hidden
              suppressHydrationWarning
              width={200}
              height={240}
              decoding="async"
              className="portrait-dim absolute bottom-0 left-[9%] w-[88%]"
            />
          </div>
          <div aria-hidden="true" className="-mx-[6%] h-[5px] bg-(--ledge)" />
          <div
            aria-hidden="true"
            className="-mx-[6%] h-1 bg-(--ledge-deep) [clip-path:polygon(0_0,100%_0,98%_100%,2%_100%)]"
          />
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
            <span data-coach-name="" lang="en" suppressHydrationWarning>
              {""}
            </span>
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
