"use client";

import { messageOf } from "@aangan/api/errors";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { membershipPage as words } from "@aangan/copy/membership-page";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";
import { toast } from "@aangan/ui/toast";
import { dateAndTime } from "./dates";
import { type Plan, useKeepPlan } from "./queries";

/** Props of {@link KeepPlan}. */
export interface KeepPlanProps {
  plan: Plan;
  /** When it ends, RFC 3339. */
  endsAt: string;
  /** The member's, an IANA name. */
  timeZone: string;
  /** Called once it goes on. */
  onKept: () => void;
}

/** That a plan ends, when and what that means, and the one press that takes it back. */
export function KeepPlan({ plan, endsAt, timeZone, onKept }: KeepPlanProps) {
  const keep = useKeepPlan();
  const press = async () => {
    try {
      const { subscription } = await keep.mutateAsync();
      onKept();
      const next = subscription?.nextChargeAt;
      const text = subscription?.status === "trialing" ? words.keptFirst : words.kept.text;
      toast({
        title: words.kept.title,
        description: next ? fill(text, { date: dateAndTime(next, timeZone) }) : words.keptAnyway,
      });
    } catch (error) {
      toast({
        title: words.keepFailed,
        description: messageOf(error, errors.somethingWrong),
        variant: "destructive",
      });
    }
  };
  return (
    <Alert
      tone="caution"
      live="off"
      title={fill(words.endsTitle, { date: dateAndTime(endsAt, timeZone) })}
      className="mt-4"
      action={
        <Button pending={keep.isPending} pendingText={words.keeping} onClick={() => void press()}>
          {words.keep}
        </Button>
      }
    >
      {plan.status === "trialing" ? words.endsFree : words.endsText}
    </Alert>
  );
}
