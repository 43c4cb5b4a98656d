import * as facts from "@aangan/copy/coach-facts";
import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/our-coach";
import * as ourCoaches from "@aangan/copy/our-coaches";
import { events } from "@aangan/copy/storage";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import type { ReactNode } from "react";
import { ReadingPage } from "@/features/frame/pages";
import { routes } from "@/lib/routes";
import { Niche } from "./niche";

const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";
/** Shown once the coach has loaded; the space is the same before. */
const filled = "invisible group-data-[state=ready]/coach:visible";

/**
 * One coach: story, languages, hours, the first session, and what was checked. The page is built without a coach; the
 * site's script fetches the one that the URL names (src/script/coach.ts) and sets `data-state`: loading, ready, gone or
 * failed. Texts with gaps are in `data-text`.
 */
export function OurCoachPage() {
  return (
    <ReadingPage>
      <div
        data-coach-page=""
        data-state="loading"
        suppressHydrationWarning
        className="group/coach max-frame:group-data-[state=ready]/coach:pb-24"
      >
        <p
          role="status"
          data-status=""
          data-loading={words.loading}
          data-gone={words.goneTitle}
          data-failed={words.failedTitle}
          suppressHydrationWarning
          className="sr-only"
        >
          {""}
        </p>
        <Wall />
        <noscript>
          <p className={`${inner} py-6`}>{words.noScript}</p>
        </noscript>
        <Problem state="gone" title={words.goneTitle} text={words.goneText}>
          <Button asChild>
            <a href={routes.ourCoaches.path}>{words.seeAll}</a>
          </Button>
        </Problem>
        <Problem state="failed" title={words.failedTitle} text={words.failedText}>
          <Button data-retry="" suppressHydrationWarning>
            {ourCoaches.retry}
          </Button>
        </Problem>
        <div
          className={`${inner} flex flex-col gap-12 py-10 group-data-[state=failed]/coach:hidden group-data-[state=gone]/coach:hidden frame:gap-16 frame:py-14`}
        >
          <Story />
          <Hours />
          <FirstSession />
          <Checked />
        </div>
      </div>
    </ReadingPage>
  );
}

function Wall() {
  return (
    <div className="relative isolate overflow-hidden bg-wall">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-16 border-floor border-t-4 border-b-[22px] bg-dado frame:h-[72px] [border-bottom-color:var(--floor)]"
      />
      <JaaliLight
        t={0.45}
        cell={44}
        columns={8}
        rows={9}
        className="-z-10 h-auto w-[300px] frame:w-[430px]"
        soft={0.7}
      />
      <div
        className={`${inner} grid gap-x-[72px] pt-4 frame:min-h-[460px] frame:grid-cols-[330px_minmax(0,1fr)] frame:items-end frame:pt-14`}
      >
        <div className="mx-auto w-[136px] pb-2 [--back:var(--niche)] [--rev:var(--niche-reveal)] frame:mx-0 frame:w-[318px] frame:pb-[34px]">
          <Niche />
        </div>
        <div className="pb-24 frame:self-center frame:pb-[110px]">
          <p
            data-fill="place"
            data-text={words.place({ title: "{title}", city: "{city}" })}
            suppressHydrationWarning
            className="min-h-6 font-semibold text-small"
          >
            {""}
          </p>
          <h1 className="min-h-[46px] font-display font-medium text-[clamp(40px,4.8vw,68px)] leading-[1.02] [overflow-wrap:anywhere]">
            <span data-fill="name" suppressHydrationWarning>
              {words.heading}
            </span>
          </h1>
          <div className={`${filled} mt-6 flex flex-wrap items-center gap-x-4 gap-y-3`}>
            {/* On a phone the button sticks to the foot. */}
            <div className="max-frame:fixed max-frame:inset-x-0 max-frame:bottom-0 max-frame:z-30 max-frame:border-line max-frame:border-t max-frame:bg-surface max-frame:px-4 max-frame:pt-3 max-frame:pb-[max(12px,env(safe-area-inset-bottom))]">
              <Button asChild size="lg" className="max-frame:w-full">
                <a href={routes.betaSignup.path} data-event={events.betaPressed}>
                  <span
                    data-fill="start"
                    data-text={words.start({ firstName: "{firstName}" })}
                    suppressHydrationWarning
                  >
                    {words.heading}
                  </span>
                </a>
              </Button>
            </div>
            <p
              data-fill="next"
              data-text={words.next({ time: "{time}" })}
              data-none={words.noNext}
              suppressHydrationWarning
              className="min-h-6 text-ink text-small tabular-nums"
            >
              {""}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function Problem({
  state,
  title,
  text,
  children,
}: {
  state: "gone" | "failed";
  title: string;
  text: string;
  children: ReactNode;
}) {
  const shown = state === "gone" ? "group-data-[state=gone]/coach:block" : "group-data-[state=failed]/coach:block";
  return (
    <div className={`${inner} hidden py-12 ${shown}`}>
      <h2 className="font-display font-medium text-h2">{title}</h2>
      <p className="mt-2 mb-5 max-w-[52ch] text-ink-muted">{text}</p>
      {children}
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-x-[72px] gap-y-5 frame:grid-cols-[330px_minmax(0,1fr)]">
      <div>
        <h2 className="font-display font-medium text-h3 frame:text-[30px] frame:leading-9">{title}</h2>
        {lead}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

const bars = (
  <div aria-hidden="true" className="group-data-[state=ready]/coach:hidden">
    <Skeleton className="w-full" />
    <Skeleton className="mt-3 w-[94%]" />
    <Skeleton className="mt-3 w-[60%]" />
  </div>
);

function Story() {
  return (
    <Part
      title={words.helpsTitle}
      lead={
        <div className="min-h-[120px]">
          <ul data-fill="topics" suppressHydrationWarning className="mt-3 flex flex-wrap gap-2">
            <li hidden className="rounded-tile bg-sunk px-2.5 py-0.5 font-semibold text-small">
              {""}
            </li>
          </ul>
          <p
            data-fill="speaks"
            data-text={words.speaks({ languages: "{languages}" })}
            suppressHydrationWarning
            className="mt-3 text-small"
          >
            {""}
          </p>
        </div>
      }
    >
      {bars}
      <p data-fill="bio" suppressHydrationWarning className="max-w-[62ch] whitespace-pre-line text-pretty">
        {""}
      </p>
    </Part>
  );
}

function Hours() {
  return (
    <Part
      title={facts.hoursTitle}
      lead={
        <p
          data-fill="hoursLead"
          data-text={`${facts.hoursLead({ days: "{days}", zone: "{zone}" })} ${facts.overlap({ hours: "{hours}" })}`}
          suppressHydrationWarning
          className="mt-2 min-h-12 text-ink-muted text-small"
        >
          {""}
        </p>
      }
    >
      <div aria-hidden="true" className="grid gap-x-3 gap-y-2 frame:grid-cols-[112px_minmax(0,1fr)] frame:items-center">
        <b className="font-semibold text-fine">{facts.youAwake}</b>
        <div className="relative h-[26px] overflow-hidden rounded-[2px] bg-sunk">
          {/* From 7 AM to 10 PM. */}
          <span className="absolute inset-y-0 left-[29.1667%] w-[62.5%] bg-line-strong" />
        </div>
        <b
          data-fill="coachOpen"
          data-text={facts.coachOpen({ firstName: "{firstName}" })}
          suppressHydrationWarning
          className="min-h-5 font-semibold text-fine"
        >
          {""}
        </b>
        <div
          data-fill="bar"
          suppressHydrationWarning
          className="relative h-[26px] overflow-hidden rounded-[2px] bg-sunk [&>*]:absolute [&>*]:inset-y-0 [&>[data-night]]:bg-line-strong [&>[data-waking]]:bg-success"
        />
        <div
          data-fill="axis"
          suppressHydrationWarning
          className="flex justify-between text-fine text-ink-muted tabular-nums frame:col-start-2"
        />
      </div>
      <p
        data-fill="green"
        data-text={facts.green({ times: "{times}" })}
        data-none={facts.noOverlap({ firstName: "{firstName}" })}
        data-empty={facts.noHours({ firstName: "{firstName}" })}
        suppressHydrationWarning
        className="mt-3 min-h-6 text-small tabular-nums"
      >
        {""}
      </p>
    </Part>
  );
}

function FirstSession() {
  return (
    <Part
      title={facts.firstSession.title}
      lead={
        <p className="mt-2 text-ink-muted text-small">{facts.firstSession.lead({ minutes: limits.sessionMinutes })}</p>
      }
    >
      <dl className="flex flex-col gap-4">
        {facts.firstSession.parts.map(({ when, title, text }) => (
          <div key={when} className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4">
            <dt className="font-display text-h4 text-primary tabular-nums">{when}</dt>
            <dd className="text-small">
              <b className="font-semibold">{title}</b>
              <br />
              <span className="text-ink-muted">{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Checked() {
  return (
    <Part title={facts.checkedTitle} lead={<p className="mt-2 text-ink-muted text-small">{facts.checkedText}</p>}>
      <table className="w-full border-collapse text-small [&_td]:border-line [&_td]:border-t [&_td]:py-2.5 [&_td]:pr-3 [&_td]:align-top [&_th]:pr-3 [&_th]:pb-2 [&_th]:text-left [&_th]:font-semibold [&_th]:text-fine [&_th]:text-ink-muted">
        <thead>
          <tr>
            <th scope="col">{words.credential}</th>
            <th scope="col">{words.issuedBy}</th>
            <th scope="col">{words.checked}</th>
          </tr>
        </thead>
        <tbody data-fill="credentials" suppressHydrationWarning>
          <tr hidden>
            <td lang="en">{""}</td>
            <td lang="en">{""}</td>
            <td className="tabular-nums">{""}</td>
          </tr>
        </tbody>
      </table>
    </Part>
  );
}
