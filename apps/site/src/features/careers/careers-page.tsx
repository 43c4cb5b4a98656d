import * as words from "@aangan/copy/careers";
import { jobs } from "@aangan/copy/jobs";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { ReadingPage } from "@/features/frame/pages";
import { type Job, JobFacts, JobRequirements } from "./job-facts";
import { applyPath } from "./paths";

const inner = "mx-auto w-full max-w-[1200px] px-4 frame:px-(--gutter)";

/** The careers page: mission, values and open positions. */
export function CareersPage() {
  return (
    <ReadingPage>
      <Mission />
      <Values />
      <Positions />
      <General />
    </ReadingPage>
  );
}

function Mission() {
  const [first, ...rest] = words.mission;
  return (
    <div className={`${inner} pt-2 frame:pt-4`}>
      <div className="relative isolate overflow-hidden rounded-dialog bg-wall px-5 pt-7 pb-18 text-ink frame:px-12 frame:pt-14 frame:pb-26">
        <div
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 -z-10 h-12 border-floor border-t-4 bg-dado frame:h-15"
        />
        <JaaliLight t={0.2} className="-right-16 -z-10 h-auto w-[180px] frame:right-0 frame:w-[380px]" soft={0.6} />
        <h1 className="font-display font-medium text-hero">{words.heading}</h1>
        <section aria-labelledby="mission" className="mt-8 frame:mt-12">
          <h2 id="mission" className="font-semibold font-text text-label tracking-normal">
            {words.missionTitle}
          </h2>
          <p className="mt-2 max-w-[29em] font-display font-medium text-[23px] text-pretty leading-[1.25] frame:text-[30px]">
            {first}
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[56ch] text-lead text-pretty">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
    </div>
  );
}

// A kolam for each value, in order; the seeds were chosen so that the three look different.
const signs = [
  { seed: "listen", ground: "neem" },
  { seed: "plain", ground: "turmeric" },
  { seed: "private", ground: "indigo" },
] as const;

function Values() {
  return (
    <section aria-labelledby="values" className="py-15 frame:py-20">
      <div className={inner}>
        <h2 id="values" className="font-display font-medium text-h2">
          {words.valuesTitle}
        </h2>
        <ul className="mt-7 grid gap-5 frame:grid-cols-3">
          {words.values.map((value, index) => (
            <Card key={value.title} asChild padding="roomy">
              <li>
                <KolamTile {...(signs[index] ?? signs[0])} detail="large" className="size-16" />
                <h3 className="mt-4 font-display text-h3">{value.title}</h3>
                <p className="mt-1.5 text-ink-muted">{value.text}</p>
              </li>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Positions() {
  return (
    <section aria-labelledby="positions" className="bg-surface py-15 frame:py-20">
      <div className={inner}>
        <h2 id="positions" className="font-display font-medium text-h2">
          {words.jobsTitle}
        </h2>
        <p className="mt-3 text-ink-muted text-lead">{words.jobsText}</p>
        <div className="mt-8 divide-y divide-line border-line border-t">
          {jobs.map((job) => (
            <Position key={job.code} job={job} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Position({ job }: { job: Job }) {
  return (
    <article aria-labelledby={job.code} className="grid gap-x-14 gap-y-5 py-9 frame:grid-cols-[1fr_1.7fr] frame:py-12">
      <div className="flex flex-col items-start">
        <div aria-hidden="true" className="h-18 w-36 overflow-hidden rounded-tile">
          <Tile seed={job.code} columns={4} rows={2} />
        </div>
        <h3 id={job.code} className="mt-4 font-display font-medium text-[30px] leading-9">
          {job.title}
        </h3>
        <JobFacts job={job} className="mt-2 frame:flex-col" />
        <Apply job={job} className="mt-6 max-frame:hidden" />
      </div>
      <div className="max-w-[62ch]">
        {job.description.map((paragraph) => (
          <p key={paragraph} className="mb-3 text-article text-pretty">
            {paragraph}
          </p>
        ))}
        <h4 className="mt-5">{words.requirementsTitle}</h4>
        <JobRequirements job={job} />
        <Apply job={job} className="mt-6 w-full frame:hidden" />
      </div>
    </article>
  );
}

function Apply({ job, className }: { job: Job; className: string }) {
  return (
    <Button asChild variant="secondary" className={className}>
      <a href={applyPath(job.code)}>
        {words.applyNow}
        <span className="sr-only">: {job.title}</span>
      </a>
    </Button>
  );
}

function General() {
  return (
    <section aria-labelledby="general" className="py-14 frame:py-20">
      <div
        className={`${inner} flex flex-col gap-x-12 gap-y-6 frame:flex-row frame:items-center frame:justify-between`}
      >
        <div>
          <h2 id="general" className="font-display font-medium text-h2">
            {words.generalTitle}
          </h2>
          <p className="mt-2 max-w-[52ch] text-ink-muted text-pretty">{words.generalText}</p>
        </div>
        <Button asChild size="lg" className="max-frame:w-full">
          <a href={applyPath("general")}>{words.generalApplication}</a>
        </Button>
      </div>
    </section>
  );
}
