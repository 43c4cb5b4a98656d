"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/membership-page";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { longDate } from "@/lib/dates";
import { type Plan, usePausePlan } from "./queries";

/** Props of {@link PausePlan}. */
export interface PausePlanProps {
  plan: Plan;
  /** The member's, an IANA name. */
  timeZone: string;
}

/** Pauses the plan for a month: a button, and a dialog that explains what happens and when. */
export function PausePlan({ plan, timeZone }: PausePlanProps) {
  const pause = usePausePlan();
  const confirm = async (): Promise<string | undefined> => {
    try {
      const { subscription } = await pause.mutateAsync();
      const until = subscription?.pausedUntil;
      toast({
        title: words.pauseSaved.title,
        description: until ? words.pauseSaved.text({ date: longDate(until, timeZone) }) : undefined,
      });
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: words.pauseFailed, description, variant: "destructive" });
      return description;
    }
  };
  return (
    <AlertDialog
      trigger={<Button variant="quiet">{words.pause}</Button>}
      title={words.pauseTitle}
      description={
        <>
          <p className="text-ink">{words.pauseText({ date: longDate(plan.paidUntil, timeZone) })}</p>
          <p className="mt-2">{words.pauseKept}</p>
        </>
      }
      cancelLabel={words.pauseBack}
      confirmLabel={words.pauseIt}
      pendingLabel={words.pausing}
      onConfirm={confirm}
    />
  );
}
