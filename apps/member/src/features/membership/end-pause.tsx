"use client";

import { messageOf } from "@aangan/api/errors";
import * as errors from "@aangan/copy/errors";
import * as words from "@aangan/copy/membership-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { longDate } from "@/lib/dates";
import { money } from "./price";
import { type Plan, useEndPause } from "./queries";

/** Props of {@link EndPause}. */
export interface EndPauseProps {
  plan: Plan;
  /** The start and the end of the pause, RFC 3339. */
  from: string;
  until: string;
  /** The member's, an IANA name. */
  timeZone: string;
  /** Called once the plan continues. */
  onContinued: () => void;
}

/** A pause of the plan, coming or present, with a button that ends it. During it that is charged, so it asks first. */
export function EndPause({ plan, from, until, timeZone, onContinued }: EndPauseProps) {
  const end = useEndPause();
  const amount = money(plan.cents, plan.currency);
  const date = longDate(until, timeZone);
  const continued = (subscription: Plan | null) => {
    onContinued();
    const next = subscription?.nextChargeAt;
    toast({
      title: words.kept.title,
      description: next ? words.kept.text({ date: longDate(next, timeZone) }) : words.keptAnyway,
    });
  };
  if (plan.status === "paused") {
    const confirm = async (): Promise<string | undefined> => {
      try {
        continued((await end.mutateAsync()).subscription);
      } catch (error) {
        const description = messageOf(error, errors.somethingWrong);
        toast({ title: words.keepFailed, description, variant: "destructive" });
        return description;
      }
    };
    return (
      <Alert
        tone="caution"
        live="off"
        title={words.pausedTitle({ date })}
        className="mt-4"
        action={
          <AlertDialog
            trigger={<Button>{words.continueNow}</Button>}
            title={words.continueTitle}
            description={words.continueText({ amount })}
            cancelLabel={words.continueLater}
            confirmLabel={words.continueIt({ amount })}
            pendingLabel={words.continuing}
            onConfirm={confirm}
          />
        }
      >
        {words.pausedText({ amount })}
      </Alert>
    );
  }
  const undo = async () => {
    try {
      continued((await end.mutateAsync()).subscription);
    } catch (error) {
      toastFailure(words.keepFailed, error);
    }
  };
  return (
    <Alert
      tone="caution"
      live="off"
      title={words.pausesTitle({ date: longDate(from, timeZone) })}
      className="mt-4"
      action={
        <Button pending={end.isPending} pendingText={words.keeping} onClick={() => void undo()}>
          {words.dontPause}
        </Button>
      }
    >
      {words.pausesText({ date, amount })}
    </Alert>
  );
}
