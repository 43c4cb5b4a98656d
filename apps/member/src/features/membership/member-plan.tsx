"use client";

import * as words from "@aangan/copy/membership";
import * as pageWords from "@aangan/copy/membership-page";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { Check, CircleAlert, Clock } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { longDate } from "@/lib/dates";
import { BackHome } from "./back-home";
import { CancelPlan } from "./cancel-plan";
import { CardOnFile } from "./card-on-file";
import { EndPause } from "./end-pause";
import { Included } from "./included";
import { Invoices } from "./invoices";
import { KeepPlan } from "./keep-plan";
import { PausePlan } from "./pause-plan";
import { endOf, type PlanState, planState } from "./plan-view";
import { Portal } from "./portal";
import { money, variantOf } from "./price";
import type { Plan } from "./queries";

/** Props of {@link MemberPlan}. */
export interface MemberPlanProps {
  plan: Plan;
  /** The member's, an IANA name. */
  timeZone: string;
  now: Date;
  /** Moves focus to the title, because the focused element was removed. */
  focused?: boolean;
}

const marks: Record<PlanState, { tone: "success" | "caution" | "danger"; icon: ReactNode; word: string }> = {
  active: { tone: "success", icon: <Check aria-hidden="true" />, word: words.active },
  pausing: { tone: "caution", icon: <Clock aria-hidden="true" />, word: pageWords.pausesSoon },
  paused: { tone: "caution", icon: <Clock aria-hidden="true" />, word: pageWords.paused },
  ending: { tone: "caution", icon: <Clock aria-hidden="true" />, word: pageWords.ending },
  "past-due": { tone: "danger", icon: <CircleAlert aria-hidden="true" />, word: pageWords.paymentDue },
};

/** A subscriber's plan: next payment, card, pausing, cancelling and resuming, and invoices. */
export function MemberPlan({ plan, timeZone, now, focused = false }: MemberPlanProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [focusedAtFirst] = useState(focused);
  useEffect(() => {
    if (focusedAtFirst) title.current?.focus();
  }, [focusedAtFirst]);
  const state = planState(plan);
  const end = endOf(plan);
  const { tone, icon, word } = marks[state];
  const price = money(plan.cents, plan.currency);
  const free = plan.status === "trialing";
  return (
    <div className="mx-auto mt-2 grid max-w-[1000px] items-start gap-5 grid:grid-cols-[1fr_340px]">
      <div className="grid min-w-0 gap-5">
        <Card padding="roomy">
          <h1 ref={title} tabIndex={-1} className="font-display font-medium text-h2 tabular-nums outline-none">
            {words.planLabel({ price })}
          </h1>
          {state === "past-due" ? (
            <Alert tone="danger" live="off" title={pageWords.pastDueTitle} className="mt-4">
              <p>{owedText(plan, timeZone)}</p>
              {plan.lastRefusal ? <p className="mt-1">{pageWords.bankSaid({ message: plan.lastRefusal })}</p> : null}
            </Alert>
          ) : null}
          {end ? (
            <KeepPlan
              plan={plan}
              end={end}
              timeZone={timeZone}
              // The pressed button was removed.
              onKept={() => title.current?.focus()}
            />
          ) : null}
          {!end && plan.pausedFrom && plan.pausedUntil ? (
            <EndPause
              plan={plan}
              from={plan.pausedFrom}
              until={plan.pausedUntil}
              timeZone={timeZone}
              onContinued={() => title.current?.focus()}
            />
          ) : null}
          <Facts className="mt-4 border-line border-y">
            <Fact term={words.status}>
              <Badge variant={tone}>
                {icon}
                {word}
              </Badge>
            </Fact>
            <Fact term={words.billing}>{words.monthly}</Fact>
            {plan.nextChargeAt ? (
              <Fact term={free ? pageWords.firstPaymentLabel : pageWords.nextPayment}>
                {Date.parse(plan.nextChargeAt) > now.getTime()
                  ? pageWords.amountOn({ amount: price, date: longDate(plan.nextChargeAt, timeZone) })
                  : pageWords.amountDue({ amount: price })}
              </Fact>
            ) : null}
            {end ? <Fact term={pageWords.ends}>{longDate(end, timeZone)}</Fact> : null}
          </Facts>
          {free && plan.nextChargeAt ? (
            <p className="mt-2 text-ink-muted text-small">
              {pageWords.freeUntil({ date: longDate(plan.nextChargeAt, timeZone) })}
            </p>
          ) : null}
          <CardOnFile plan={plan} now={now} />
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:flex-col max-md:items-stretch">
            <BackHome />
            {end ? null : (
              <div className="flex flex-wrap gap-x-2 max-md:flex-col">
                {state === "active" && !free ? <PausePlan plan={plan} timeZone={timeZone} /> : null}
                <CancelPlan plan={plan} timeZone={timeZone} />
              </div>
            )}
          </div>
        </Card>
        <Invoices timeZone={timeZone} firstPaymentAt={free ? plan.nextChargeAt : null} />
      </div>
      <div className="grid min-w-0 gap-5">
        <Card padding="roomy">
          <Included variant={variantOf(plan.variant)} />
        </Card>
        <Portal />
      </div>
    </div>
  );
}

/** Returns the text about an unpaid invoice: the end of access, and the effect of paying. */
function owedText({ graceEndsAt, endsAt }: Plan, timeZone: string): string {
  if (!graceEndsAt) return pageWords.pastDueOpen;
  const date = longDate(graceEndsAt, timeZone);
  return endsAt ? pageWords.pastDueEnding({ date, end: longDate(endsAt, timeZone) }) : pageWords.pastDueText({ date });
}
