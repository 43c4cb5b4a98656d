"use client";

import * as words from "@aangan/copy/membership-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { longDate } from "@/lib/dates";
import { type Plan, useKeepPlan } from "./queries";

/** Props of {@link KeepPlan}. */
export interface KeepPlanProps {
  plan: Plan;
  /** When the plan ends, RFC 3339. */
  end: string;
  /** The member's, an IANA name. */
  timeZone: string;
  /** Called once the plan continues. */
  onKept: () => void;
}

/** The end of a cancelled plan and its effect, with a button to resume it. */
export function KeepPlan({ plan, end, timeZone, onKept }: KeepPlanProps) {
  const keep = useKeepPlan();
  const resume = async () => {
    try {
      const { subscription } = await keep.mutateAsync();
      onKept();
      toast({ title: words.kept.title, description: keptText(subscription, timeZone) });
    } catch (error) {
      toastFailure(words.keepFailed, error);
    }
  };
  return (
    <Alert
      tone="caution"
      live="off"
      title={words.endsTitle({ date: longDate(end, timeZone) })}
      className="mt-4"
      action={
        <Button pending={keep.isPending} pendingText={words.keeping} onClick={() => void resume()}>
          {words.keep}
        </Button>
      }
    >
      {endText(plan, end, timeZone)}
    </Alert>
  );
}

function keptText(plan: Plan | null, timeZone: string): string {
  if (plan?.status === "past_due") return words.keptDue;
  if (!plan?.nextChargeAt) return words.keptAnyway;
  const text = plan.status === "trialing" ? words.keptFirst : words.kept.text;
  return text({ date: longDate(plan.nextChargeAt, timeZone) });
}

function endText(plan: Plan, end: string, timeZone: string): string {
  switch (plan.status) {
    case "trialing":
      return words.endsFree;
    case "active":
    case "paused":
      return words.endsText;
    case "past_due":
      return plan.endsAt !== null && plan.endsAt !== end
        ? words.endsDue({ date: longDate(plan.endsAt, timeZone) })
        : words.endsDueThen;
  }
}
