"use client";

import * as words from "@aangan/copy/on-call";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CircleCheck, Info } from "lucide-react";
import { type RefObject, useState } from "react";
import { shortDuration } from "@/features/clients/waiting";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { onCallHref } from "@/lib/hrefs";
import { OpenDialog } from "./open-dialog";
import type { WaitingCrisis } from "./queries";

/** Why a crisis is with the people on call. */
export const whyTexts = {
  inactive: words.whyInactive,
  away: words.whyAway,
  no_coach: words.whyNoCoach,
  unopened: words.whyUnopened,
  handed_over: words.whyHandedOver,
} as const;

/** Props of {@link WaitingCrises}. */
export interface WaitingCrisesProps {
  /** The longest wait first. */
  crises: readonly WaitingCrisis[];
  /** The coach is on call now. */
  now: boolean;
  /** Gets focus if the button that opened the dialog is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The crises that wait for a person: the clock, why it is here, who was alerted, and one button. No names. */
export function WaitingCrises({ crises, now: onDuty, heading }: WaitingCrisesProps) {
  const now = useServerClock();
  const [opening, setOpening] = useState<string | null>(null);
  return (
    <>
      {onDuty ? null : (
        <p className="mb-3 flex items-center gap-2.5">
          <Info aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
          {words.notNow}
        </p>
      )}
      {crises.length === 0 ? (
        onDuty ? (
          <p className="flex items-center gap-2.5">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
            {words.none}
          </p>
        ) : null
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-cast-1">
          {crises.map((crisis, at) => (
            <li
              key={crisis.id}
              className="grid grid-cols-1 items-center gap-x-4.5 gap-y-1.5 px-5 py-4 shadow-[inset_4px_0_0_var(--crisis-edge)] md:grid-cols-[112px_minmax(0,1fr)] grid:grid-cols-[112px_minmax(0,1fr)_216px_176px]"
            >
              <p className="leading-5">
                <time
                  dateTime={crisis.writtenAt}
                  className="block pt-1 font-display font-semibold text-[27px]/7 tabular-nums"
                >
                  {now ? shortDuration(now.getTime() - Date.parse(crisis.writtenAt)) : ""}
                </time>
                <span className="text-fine text-ink-muted">{words.sinceWritten}</span>
              </p>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {words.member}
                  <Badge variant={crisis.tier === "urgent" ? "urgent" : "caution"}>
                    <LampIcon className="size-3.75 text-current" />
                    {crisis.tier === "urgent" ? words.urgent : words.concern}
                  </Badge>
                </p>
                <p className="text-ink-muted text-small">
                  {whyTexts[crisis.why]} {now ? looksText(crisis, now) : ""}
                </p>
              </div>
              <Alerted crisis={crisis} now={now} />
              {crisis.opened ? (
                <Button asChild variant={at === 0 ? "primary" : "secondary"}>
                  <Link href={onCallHref(crisis.id)}>{words.continue}</Link>
                </Button>
              ) : (
                <Button variant={at === 0 ? "primary" : "secondary"} onClick={() => setOpening(crisis.id)}>
                  {words.open}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {opening ? (
        <OpenDialog
          key={opening}
          id={opening}
          onClose={() => setOpening(null)}
          onCloseAutoFocus={(event) => {
            if (document.activeElement && document.activeElement !== document.body) return;
            event.preventDefault();
            heading.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Returns who opened the crisis last, as a sentence. */
function looksText({ looks }: WaitingCrisis, now: Date): string {
  const last = looks.at(-1);
  if (!last) return words.notOpened;
  return (last.you ? words.openedByYou : words.openedBy)({ name: last.name, ago: ago(last.at, now) });
}

function Alerted({ crisis: { alerted }, now }: { crisis: WaitingCrisis; now: Date | null }) {
  // The user's own alert comes first, because it asks something of them.
  const ordered = [...alerted.filter(({ you }) => you), ...alerted.filter(({ you }) => !you)];
  const [first, ...others] = ordered;
  if (!first) return <p className="text-small">{words.noOneAlerted}</p>;
  const at = now ? ago(first.at, now) : "";
  return (
    <div className="text-small">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {first.you ? words.youAlerted({ ago: at }) : words.alerted({ name: first.name, ago: at })}
      </p>
      {others.map((one) => (
        <p key={`${one.name}${one.at}`} className="text-ink-muted [overflow-wrap:anywhere]">
          {words.alsoAlerted({ name: one.name, ago: now ? ago(one.at, now) : "" })}
        </p>
      ))}
    </div>
  );
}
