import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as words from "@aangan/copy/our-coaches";
import { Reku } from "@aangan/ui/art/reku/reku.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { criteria } from "@/content/coaches";
import { JoinBeta } from "@/features/frame/join-beta";
import { ReadingPage } from "@/features/frame/pages";
import { CoachWall } from "./coach-wall";

const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** Some of the current coaches, the checks before a coach is published, and the limits of coaching. */
export function OurCoachesPage() {
  return (
    <ReadingPage>
      <div className={`${inner} pt-4 pb-8 frame:pt-10 frame:pb-10`}>
        <h1 className="font-display font-medium text-h1">{words.heading}</h1>
        <p className="mt-3 max-w-[52ch] text-ink-muted text-lead text-pretty">{words.text}</p>
      </div>
      <CoachWall />
      <Criteria />
      <NotATherapist />
      <Join />
    </ReadingPage>
  );
}

function Criteria() {
  return (
    <section aria-labelledby="criteria" className="mt-6 bg-surface py-15 frame:py-20">
      <div className={`${inner} grid gap-x-16 gap-y-7 frame:grid-cols-[1fr_2fr]`}>
        <div>
          <h2 id="criteria" className="max-w-[8em] font-display font-medium text-h2">
            {words.criteriaTitle}
          </h2>
          <p className="mt-3 max-w-[34ch] text-ink-muted">{words.criteriaText}</p>
        </div>
        <ol className="divide-y divide-line border-line border-y">
          {criteria.map((criterion, index) => (
            <li key={criterion.title} className="grid grid-cols-[2.2em_1fr] gap-x-3 py-5 frame:gap-x-5">
              <span aria-hidden="true" className="font-display font-medium text-[34px] text-primary leading-8">
                {index + 1}
              </span>
              <div>
                <h3 className="font-display text-h3">{criterion.title}</h3>
                <p className="mt-1 max-w-[60ch] text-ink-muted">{criterion.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function NotATherapist() {
  return (
    <section aria-labelledby="not-a-therapist" className="bg-surface">
      <Reku />
      <div className="bg-floor text-on-floor">
        <div className={`${inner} grid gap-x-16 gap-y-5 py-12 frame:grid-cols-[1fr_2fr] frame:py-16`}>
          <h2 id="not-a-therapist" className="max-w-[8em] font-display font-medium text-h2">
            {words.limitsTitle}
          </h2>
          <div>
            <p className="max-w-[56ch] text-lead text-pretty">{disclaimers.full}</p>
            <p className="mt-4 max-w-[60ch] text-pretty">
              {words.limitsText}{" "}
              {crisis.inCrisis({
                link: (number) => (
                  <TextLink key="link" variant="inherit" href={crisisLinks.call988} className="font-bold">
                    {number}
                  </TextLink>
                ),
              })}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Join() {
  return (
    <section aria-labelledby="join" className="py-14 frame:py-20">
      <div
        className={`${inner} flex flex-col gap-x-12 gap-y-6 frame:flex-row frame:items-center frame:justify-between`}
      >
        <div>
          <h2 id="join" className="font-display font-medium text-h2">
            {words.joinTitle}
          </h2>
          <p className="mt-2 max-w-[52ch] text-ink-muted text-pretty">{words.joinText}</p>
        </div>
        <JoinBeta className="max-frame:w-full" />
      </div>
    </section>
  );
}
