"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/membership-page";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { longDate } from "@/lib/dates";
import { endOf } from "./plan-view";
import { type Plan, useCancelPlan } from "./queries";

/** Props of {@link CancelPlan}. */
export interface CancelPlanProps {
  plan: Plan;
  /** The member's, an IANA name. */
  timeZone: string;
}

/** Cancels the plan: a button, and a dialog that explains what happens and when. */
export function CancelPlan({ plan, timeZone }: CancelPlanProps) {
  const cancel = useCancelPlan();
  const confirm = async (): Promise<string | undefined> => {
    try {
      const { subscription } = await cancel.mutateAsync();
      toast({
        title: words.cancelled.title,
        description: words.cancelled.text({
          date: longDate((subscription && endOf(subscription)) ?? plan.paidUntil, timeZone),
        }),
      });
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.cancelFailed, description, variant: "destructive" });
      return description;
    }
  };
  return (
    <AlertDialog
      trigger={<Button variant="quiet">{words.cancel}</Button>}
      title={words.cancelTitle}
      description={
        <>
          <p className="text-ink">{meaningOf(plan, timeZone)}</p>
          <p className="mt-2">{words.cancelKept}</p>
        </>
      }
      cancelLabel={words.keepIt}
      confirmLabel={words.cancelIt}
      pendingLabel={words.cancelling}
      destructive
      onConfirm={confirm}
    />
  );
}

function meaningOf(plan: Plan, timeZone: string): string {
  if (plan.status === "past_due") {
    return words.cancelDue({ date: longDate(plan.graceEndsAt ?? plan.paidUntil, timeZone) });
  }
  if (plan.pausedUntil)
    return words.cancelPaused({
      date: longDate(plan.pausedFrom && plan.status !== "paused" ? plan.pausedFrom : plan.pausedUntil, timeZone),
    });
  const date = longDate(plan.paidUntil, timeZone);
  return (plan.status === "trialing" ? words.cancelFree : words.cancelPaid)({ date });
}
