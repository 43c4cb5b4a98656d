"use client";

import * as words from "@aangan/copy/payment-return";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { CircleCheck, Clock, CreditCard, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { dayIn } from "@/lib/dates";
import { type Returned, useReturned } from "@/lib/payment-return";
import { SubscribeLink } from "@/lib/subscribe-link";
import type { SubscriptionStatus } from "@/lib/subscription";
import { useAwaitedPlan } from "./queries";
import { awaitedOf, lateIn, noticeOf, type ReturnNotice } from "./returned";

/** Tab storage key of the time and outcome, so that a reload keeps waiting. */
const keptKey = "payment_return";

/** The notice after a payment: being confirmed, late, confirmed, or declined. */
export function PaymentReturn({ timeZone }: { timeZone: string | undefined }) {
  const [returned, keep, drop] = useTabState<Returned | null>(keptKey, null);
  // Shown once: the stored state is deleted afterwards.
  const [confirmed, setConfirmed] = useState(false);
  const [now, setNow] = useState<number | null>(null);
  const waiting = returned !== null;
  const plan = useAwaitedPlan(now === null ? null : awaitedOf(returned, now));
  useEffect(() => setNow(Date.now()), []);
  useReturned(true, (arrival) => {
    setNow(Date.now());
    keep(arrival);
    // The cached plan may be from before the payment.
    void plan.refetch({ cancelRefetch: false });
  });

  const left = now === null ? null : lateIn(returned, now);
  useEffect(() => {
    if (left === null) return;
    const timer = window.setTimeout(() => setNow(Date.now()), left);
    return () => window.clearTimeout(timer);
  }, [left]);

  const notice = now === null ? null : noticeOf(returned, plan.data, now);
  const settle = useEffectEvent(() => {
    setConfirmed(notice === "confirmed");
    drop();
  });
  const settled = waiting && now !== null && (notice === "confirmed" || notice === null);
  useEffect(() => {
    if (settled) settle();
  }, [settled]);

  const shown = confirmed ? "confirmed" : notice;
  const dismiss = () => {
    setConfirmed(false);
    drop();
  };
  return (
    // The live region exists before its text, so that the text is announced.
    <div role="status" className={cn(!shown && "sr-only")}>
      {shown ? (
        <ReturnCard
          notice={shown}
          text={textOf(shown, plan.data, timeZone)}
          unreachable={plan.isError && shown !== "confirmed"}
          onDismiss={shown === "confirming" ? undefined : dismiss}
        />
      ) : null}
    </div>
  );
}

function textOf(notice: ReturnNotice, plan: SubscriptionStatus | undefined, timeZone: string | undefined): string {
  switch (notice) {
    case "confirming":
      return words.confirmingText;
    case "late":
      return words.lateText;
    case "refused":
      return words.failedText;
    case "confirmed": {
      const { status, nextChargeAt } = plan?.subscription ?? {};
      return status === "trialing" && nextChargeAt && timeZone
        ? words.confirmedFree({ date: dayIn(nextChargeAt, timeZone) })
        : words.confirmedText;
    }
  }
}

const titles: Record<ReturnNotice, string> = {
  confirming: words.confirming,
  late: words.late,
  confirmed: words.confirmed,
  refused: words.failed,
};

const marks: Record<ReturnNotice, { icon: ReactNode; tone: string }> = {
  // The text next to it explains the wait.
  confirming: { icon: <Spinner />, tone: "bg-sunk text-primary" },
  late: { icon: <Clock aria-hidden="true" />, tone: "bg-caution-soft text-caution" },
  confirmed: { icon: <CircleCheck aria-hidden="true" />, tone: "bg-success-soft text-success" },
  refused: { icon: <CreditCard aria-hidden="true" />, tone: "bg-danger-soft text-danger" },
};

/** Props of {@link ReturnCard}. */
interface ReturnCardProps {
  notice: ReturnNotice;
  text: string;
  /** The last fetch failed. */
  unreachable: boolean;
  onDismiss: (() => void) | undefined;
}

function ReturnCard({ notice, text, unreachable, onDismiss }: ReturnCardProps) {
  const { icon, tone } = marks[notice];
  return (
    <Card asChild>
      <section aria-label={words.label} className="relative flex items-start gap-3.5">
        <span
          className={cn(
            "grid size-11 shrink-0 place-items-center rounded-control [&>svg]:size-6 [&>svg]:stroke-[1.75]",
            tone,
          )}
        >
          {icon}
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <h2 className={cn("font-display text-h3", onDismiss && "pr-8")}>{titles[notice]}</h2>
          <p className="mt-0.5 max-w-[64ch] text-pretty">{text}</p>
          {unreachable ? <p className="mt-1 text-ink-muted text-small">{words.unreachable}</p> : null}
          {notice === "refused" || notice === "confirmed" ? (
            <Button asChild variant="secondary" size="sm" className="mt-3">
              <SubscribeLink>{notice === "refused" ? words.backTo : words.seePlan}</SubscribeLink>
            </Button>
          ) : null}
        </div>
        {onDismiss ? (
          <IconButton label={words.putAway} onClick={onDismiss} className="absolute top-2 right-2">
            <X aria-hidden="true" />
          </IconButton>
        ) : null}
      </section>
    </Card>
  );
}
