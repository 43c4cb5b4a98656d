import * as words from "@aangan/copy/application";
import * as careers from "@aangan/copy/careers";
import { jobs } from "@aangan/copy/jobs";
import { Tile } from "@aangan/ui/art/tile/tile.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { FormPage } from "@/features/frame/pages";
import { JsonLd } from "@/lib/json-ld";
import { routes } from "@/lib/routes";
import { breadcrumbs } from "@/lib/structured-data";
import { ApplicationForm } from "./application-form";
import { JobFacts, JobRequirements } from "./job-facts";
import { applyPath, type JobCode } from "./paths";

/** Returns the heading of an application page. */
export function applyTitle(code: JobCode): string {
  const job = jobs.find((one) => one.code === code);
  return job ? words.title({ job: job.title }) : words.generalTitle;
}

/** Returns the page's meta description. */
export function applyDescription(code: JobCode): string {
  const job = jobs.find((one) => one.code === code);
  return job ? words.description({ job: job.title }) : words.generalDescription;
}

/** The application page of one position, with its requirements, or the general one. */
export function ApplyPage({ code }: { code: JobCode }) {
  const job = jobs.find((one) => one.code === code);
  return (
    <FormPage>
      <JsonLd
        data={breadcrumbs([
          { name: careers.title, path: routes.careers.path },
          { name: applyTitle(code), path: applyPath(code) },
        ])}
      />
      <div className="mx-auto grid w-full max-w-[1200px] items-start gap-x-14 gap-y-7 px-4 pt-4 pb-16 frame:grid-cols-[5fr_6fr] frame:grid-rows-[auto_1fr] frame:px-(--gutter) frame:pt-10 frame:pb-24">
        <div>
          <div aria-hidden="true" className="h-18 w-36 overflow-hidden rounded-tile max-frame:hidden">
            <Tile seed={code} columns={4} rows={2} />
          </div>
          <h1 className="font-display font-medium text-h1 frame:mt-5">{applyTitle(code)}</h1>
          {job ? <JobFacts job={job} className="mt-3" /> : null}
          <p className="mt-4 max-w-[44ch] text-ink-muted text-lead text-pretty">
            {job ? words.text : words.generalText}
          </p>
        </div>
        {/* On phones the form comes right after the heading; on wide screens they are two columns. */}
        <div className="frame:col-start-2 frame:row-span-2 frame:row-start-1">
          <ApplicationForm job={code} />
        </div>
        <div>
          {job ? (
            <>
              {job.description.map((paragraph) => (
                <p key={paragraph} className="mb-3 max-w-[56ch] text-pretty">
                  {paragraph}
                </p>
              ))}
              <h2 className="mt-6 font-display text-h3 tracking-normal">{careers.requirementsTitle}</h2>
              <JobRequirements job={job} />
            </>
          ) : null}
          <p className="mt-6">
            <TextLink href={routes.careers.path}>{words.allPositions}</TextLink>
          </p>
        </div>
      </div>
    </FormPage>
  );
}
