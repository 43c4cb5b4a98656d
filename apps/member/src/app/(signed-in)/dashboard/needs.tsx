"use client";

import * as words from "@aangan/copy/dashboard";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { CalendarDays, ChevronRight, CreditCard, MessagesSquare, Target } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useGoals } from "@/features/goals/queries";
import { ProposalCard } from "@/features/sessions/proposal-card";
import { type Session, useUpcomingSessions } from "@/features/sessions/queries";
import { dayAndTime, isOver } from "@/features/sessions/times";
import { fullDate } from "@/lib/dates";
import { Link } from "@/lib/link";
import { useSubscription } from "@/lib/subscription";
import { useUser } from "@/lib/user";

/** Props of {@link Needs}. */
export interface NeedsProps {
  /** The coach's name for a sentence. */
  coachName: string;
  /** The number of unread messages from the coach. */
  unread: number;
  /** Now, by the server's clock; null before hydration. */
  now: Date | null;
  className?: string;
}

/** What waits for the member, the most urgent first. Renders nothing if nothing does. */
export function Needs({ coachName, unread, now, className }: NeedsProps) {
  const { data: user } = useUser();
  const { data: plan } = useSubscription({ enabled: user?.hasActiveSubscription === true });
  const sessions = useUpcomingSessions();
  const goals = useGoals({ renew: false });
  const heading = useRef<HTMLHeadingElement>(null);

  const unpaid = plan?.subscription?.status === "past_due" ? plan.subscription : undefined;
  // A coach may propose another time for a later session too.
  const proposals = now ? (sessions.data ?? []).filter((one) => one.proposal && !isOver(one, now)) : [];
  const waiting = goals.data?.items.filter(({ waitsFor }) => waitsFor === "member") ?? [];
  if (!unpaid && proposals.length === 0 && unread === 0 && waiting.length === 0) return null;
  return (
    <Card asChild padding="none" className={className}>
      <section aria-labelledby="needs" className="px-4 pt-3 pb-1 frame:px-6 frame:pt-4.5">
        <h2 ref={heading} id="needs" tabIndex={-1} className="font-display text-h3">
          {words.needs.title}
        </h2>
        <ul className="mt-1 [&>li]:border-line [&>li]:not-first:border-t">
          {unpaid && user ? (
            <li>
              <Row
                href={routes.subscribe.path}
                icon={<CreditCard />}
                title={words.needs.payment}
                text={
                  unpaid.graceEndsAt
                    ? words.needs.paymentUntil({ date: fullDate(unpaid.graceEndsAt, user.timeZone) })
                    : words.needs.paymentText
                }
                action={words.needs.update}
              />
            </li>
          ) : null}
          {now
            ? proposals.map((session) => (
                <li key={session.id}>
                  <Proposal session={session} now={now} onAnswered={() => heading.current?.focus()} />
                </li>
              ))
            : null}
          {unread > 0 ? (
            <li>
              <Row
                href={routes.messages.path}
                icon={<MessagesSquare />}
                title={words.needs.message({ count: unread, coachName })}
                action={words.needs.read}
              />
            </li>
          ) : null}
          {waiting.length > 0 ? (
            <li>
              <Row
                href={routes.goals.path}
                icon={<Target />}
                title={words.needs.goal({ count: waiting.length })}
                text={words.needs.goalText({ title: waiting[0]?.title ?? "" })}
                action={words.needs.open}
              />
            </li>
          ) : null}
        </ul>
      </section>
    </Card>
  );
}

interface RowProps {
  href: string;
  icon: ReactNode;
  title: string;
  text?: string;
  action: string;
}

/** One thing that waits: a link over the whole row. */
function Row({ href, icon, title, text, action }: RowProps) {
  return (
    <Link
      href={href}
      className="-mx-2 grid min-h-14 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3.5 rounded-control px-2 py-2.5 text-ink no-underline hover:bg-sunk"
    >
      <Icon>{icon}</Icon>
      <span className="min-w-0">
        <b className="block font-semibold">{title}</b>
        {text ? <span className="block text-ink-muted text-small [overflow-wrap:anywhere]">{text}</span> : null}
      </span>
      <span className="font-semibold text-primary text-small max-frame:sr-only">{action}</span>
      <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-muted frame:hidden" />
    </Link>
  );
}

function Icon({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-control bg-primary-soft text-primary [&_svg]:size-5 [&_svg]:stroke-[1.75]"
    >
      {children}
    </span>
  );
}

interface ProposalProps {
  session: Session;
  now: Date;
  onAnswered: () => void;
}

/** A time that the coach proposes: one line, and the answer below it on request. */
function Proposal({ session, now, onAnswered }: ProposalProps) {
  const [open, setOpen] = useState(false);
  const { proposal, timeZone, coachName } = session;
  if (!proposal) return null;
  return (
    <>
      <div className="grid min-h-14 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3.5 py-2.5">
        <Icon>
          <CalendarDays />
        </Icon>
        <span className="min-w-0">
          <b className="block font-semibold">{words.needs.move({ coachName: coachName.split(" ")[0] ?? coachName })}</b>
          <span className="block text-ink-muted text-small tabular-nums">
            {words.needs.moveText({
              from: dayAndTime(session.date, timeZone),
              to: dayAndTime(proposal.date, timeZone),
            })}
          </span>
        </span>
        <Button size="sm" variant="quiet" className="-mr-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? words.needs.hide : words.needs.review}
        </Button>
      </div>
      {open ? (
        <div className="pb-3">
          <ProposalCard session={session} now={now} headingLevel={3} onAnswered={onAnswered} />
        </div>
      ) : null}
    </>
  );
}
