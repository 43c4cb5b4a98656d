import * as words from "@aangan/copy/careers";
import type { jobs } from "@aangan/copy/jobs";
import { cn } from "@aangan/ui/lib/cn.ts";

/** An open position. */
export type Job = (typeof jobs)[number];

/** Department, location and type of a position, in one line that wraps. */
export function JobFacts({ job, className }: { job: Job; className?: string }) {
  const facts = [
    { label: words.departmentLabel, value: job.department },
    { label: words.locationLabel, value: job.location },
    { label: words.typeLabel, value: job.type },
  ];
  return (
    <dl className={cn("flex flex-wrap gap-x-5 gap-y-1 text-small", className)}>
      {facts.map((fact) => (
        <div key={fact.label} className="flex gap-1.5">
          <dt className="text-ink-muted">{fact.label}</dt>
          <dd className="font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The requirements of a position. */
export function JobRequirements({ job }: { job: Job }) {
  return (
    <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5 marker:text-primary">
      {job.requirements.map((requirement) => (
        <li key={requirement} className="pl-1">
          {requirement}
        </li>
      ))}
    </ul>
  );
}
