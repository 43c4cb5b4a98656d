"use client";

import * as coachChat from "@aangan/copy/coach-chat";
import * as words from "@aangan/copy/crisis-view";
import { labelOf } from "@aangan/copy/format";
import { crisisOutcomes } from "@aangan/copy/lists";
import { routes } from "@aangan/copy/routes";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { ChevronDown, FileClock, LifeBuoy, NotebookPen, Phone, Siren, UsersRound } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { formatWhen } from "@/lib/days";
import { tabHref } from "@/lib/hrefs";
import { useCrisisOutcomes, useCrisisState } from "./queries";

/** Props of {@link CrisisGuide}. */
export interface CrisisGuideProps {
  clientId: string;
  /** The client's first name. */
  clientName: string;
  /** The client waits for a reply: the first step is next. */
  waits: boolean;
  notes: { open: boolean; toggle: () => void; ref: Ref<HTMLButtonElement> };
  /** Null before hydration. */
  now: Date | null;
  /** The coach's time zone; undefined while unknown. */
  zone: string | undefined;
}

/**
 * Next to a conversation in a crisis: three steps for the coach, and who else can be reached. In small windows it is
 * below the messages and can be folded. It never has a trusted contact: only the client can call them.
 */
export function CrisisGuide({ clientId, clientName, waits, notes, now, zone }: CrisisGuideProps) {
  const [open, setOpen] = useTabState("crisis_guide_open", true);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 shrink-0 flex-col border-line border-t bg-surface max-grid:max-h-[32%] grid:w-[372px] grid:border-t-0 grid:border-l"
    >
      <h3 id={id} className="shrink-0 px-4 pt-2.5 font-[550] font-display text-[22px] leading-7 grid:px-6 grid:pt-5">
        <span className="max-grid:hidden">{words.steps}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => setOpen(!open)}
          className="-mx-2 flex min-h-11 w-[calc(100%+16px)] cursor-pointer items-center justify-between rounded-control px-2 text-left grid:hidden"
        >
          {words.steps}
          <ChevronDown
            aria-hidden="true"
            className={cn("size-5 stroke-[1.75] transition-[rotate] duration-(--d-ui) ease-ui", open && "rotate-180")}
          />
        </button>
      </h3>
      <div
        id={`${id}-body`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className={cn(
          "min-h-0 overflow-y-auto px-4 pb-4 text-small -outline-offset-3 grid:px-6 grid:pb-5",
          !open && "max-grid:hidden",
        )}
      >
        <ol>
          {words.stepTexts.map(({ title, text }, index) => (
            <li
              key={title}
              aria-current={waits && index === 0 ? "step" : undefined}
              className="grid grid-cols-[28px_1fr] gap-3 border-line border-b py-[11px]"
            >
              <span
                aria-hidden="true"
                className={cn(
                  "grid size-7 place-items-center rounded-tile font-display font-semibold text-[16px]",
                  waits && index === 0 ? "bg-primary text-on-primary" : "bg-sunk",
                )}
              >
                {index + 1}
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-ink-muted">{text({ clientName })}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="py-3 text-ink-muted">{words.coaching({ clientName })}</p>
        <TeamNote clientId={clientId} />
        <h4 className="font-semibold font-text text-small tracking-normal">{words.reach}</h4>
        <ul className="mt-1">
          <Reach icon={<UsersRound />} title={words.team.title}>
            {words.team.text}
          </Reach>
          <Reach icon={<Phone />} title={words.lifeline.title}>
            {words.lifeline.text({ clientName })}
          </Reach>
          <Reach icon={<Siren />} title={words.emergency.title}>
            {words.emergency.text({ clientName })}
          </Reach>
          <Reach
            icon={<LifeBuoy />}
            title={
              <TextLink href={routes.crisis.path} target="_blank" rel="noopener">
                {words.directory}
              </TextLink>
            }
          >
            {words.directoryText}
          </Reach>
          <Earlier clientId={clientId} now={now} zone={zone} />
        </ul>
        <button
          ref={notes.ref}
          type="button"
          aria-expanded={notes.open}
          onClick={notes.toggle}
          className="-mx-2 mt-1 flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-left font-semibold hover:bg-sunk"
        >
          <NotebookPen aria-hidden="true" className="size-5 stroke-[1.75]" />
          {coachChat.notes({ clientName })}
        </button>
      </div>
    </section>
  );
}

/** The coach's own note of the latest call for the team. */
function TeamNote({ clientId }: { clientId: string }) {
  const handover = useCrisisState(clientId).data?.handover;
  if (!handover?.note) return null;
  return (
    <div className="mb-3 rounded-control bg-sunk px-3 py-2">
      <p className="font-semibold">{words.yourNote}</p>
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{handover.note}</p>
    </div>
  );
}

/** The client's closed crises, as a number and the last one, with a link to all of them. */
function Earlier({ clientId, now, zone }: { clientId: string } & Pick<CrisisGuideProps, "now" | "zone">) {
  const outcomes = useCrisisOutcomes(clientId).data;
  const last = outcomes?.[0];
  return (
    <Reach
      icon={<FileClock />}
      title={
        <TextLink asChild>
          <Link href={`${tabHref("clients", clientId)}#crisis-history`}>{words.history}</Link>
        </TextLink>
      }
    >
      {last && now && zone
        ? `${words.earlier({ count: outcomes.length })}. ${words.earlierLast({
            outcome: labelOf(crisisOutcomes, last.outcome),
            when: formatWhen(last.closedAt, now, zone),
          })}`
        : outcomes?.length === 0
          ? words.earlierNone
          : null}
    </Reach>
  );
}

function Reach({ icon, title, children }: { icon: ReactNode; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 border-line border-b py-2.5 leading-5 last:border-b-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-tile bg-sunk [&_svg]:size-5 [&_svg]:stroke-[1.75]"
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="text-ink-muted">{children}</span>
      </span>
    </li>
  );
}
