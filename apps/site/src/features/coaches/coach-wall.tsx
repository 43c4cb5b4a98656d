import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/our-coaches";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CoachSeat } from "./coach-seat";

/**
 * A wall with four niches. The page is built without coaches; the site's script fetches them when it is opened
 * (src/script/coaches.ts) and sets `data-state` on this element: loading, ready, empty or failed. The page contains
 * every text of every state, so the script has none.
 */
export function CoachWall() {
  return (
    <section
      data-our-coaches=""
      data-state="loading"
      aria-label={words.listLabel}
      suppressHydrationWarning
      className="group/coaches relative"
    >
      <p
        role="status"
        data-coaches-status=""
        data-loading={words.loading}
        data-ready={words.loaded}
        data-empty={words.emptyTitle}
        data-failed={words.failedTitle}
        suppressHydrationWarning
        className="sr-only"
      >
        {""}
      </p>
      <noscript>
        <p className="mx-auto mb-6 w-full max-w-[1200px] px-4 frame:px-(--gutter)">{words.noScript}</p>
      </noscript>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 isolate hidden h-[300px] overflow-hidden bg-wall grid:block [@media(scripting:none)]:hidden"
      >
        <div className="absolute inset-x-0 bottom-0 -z-10 h-[70px] border-floor border-t-[5px] bg-dado" />
        <JaaliLight t={0.45} cell={48} columns={8} rows={9} className="-z-10 h-auto w-[430px]" soft={0.7} />
        <div className="absolute inset-x-0 bottom-0 h-3 bg-floor-deep" />
      </div>
      <div className="relative mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)">
        <ul
          data-coaches-list=""
          tabIndex={-1}
          aria-busy="true"
          suppressHydrationWarning
          className="grid gap-x-6 gap-y-8 rounded-card outline-offset-8 group-data-[state=empty]/coaches:hidden max-grid:group-data-[state=failed]/coaches:hidden md:grid-cols-2 grid:grid-cols-4 [@media(scripting:none)]:hidden"
        >
          {Array.from({ length: limits.ourCoaches }, (_, index) => (
            <CoachSeat key={index} index={index} />
          ))}
        </ul>
        <div className="hidden max-w-[44ch] rounded-card border border-line bg-surface p-5 shadow-cast-1 group-data-[state=failed]/coaches:block max-grid:mt-2 md:p-6 grid:absolute grid:top-[330px]">
          <h2 className="font-display text-h3 tracking-normal">{words.failedTitle}</h2>
          <p className="mt-1.5 mb-4 text-ink-muted">{words.failedText}</p>
          <Button data-coaches-retry="" suppressHydrationWarning className="min-w-36">
            <span className="group-data-retrying/coaches:hidden">{words.retry}</span>
            <span className="hidden group-data-retrying/coaches:inline">{words.retrying}</span>
          </Button>
        </div>
        <div className="hidden pb-8 group-data-[state=empty]/coaches:block grid:pt-[336px]">
          <h2 className="font-display text-h3 tracking-normal">{words.emptyTitle}</h2>
          <p className="mt-1.5 text-ink-muted">{words.emptyText}</p>
        </div>
      </div>
    </section>
  );
}
