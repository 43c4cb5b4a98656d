"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import * as goalWords from "@aangan/copy/goal-words";
import * as words from "@aangan/copy/goals-page";
import { routes } from "@aangan/copy/routes";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Link } from "@/lib/link";
import { type GoalList, useGoals } from "./queries";

/** How many goals the card names. */
const shown = 3;

/** Returns the text while no agreed goal is open and no proposal waits for the member. */
function noneAgreed(goals: GoalList["items"]): string {
  const reached = goals.filter(({ state }) => state === "reached").length;
  if (goals.some(({ waitsFor }) => waitsFor === "coach")) return words.cardAsked;
  if (reached > 0) return words.cardReached({ count: reached });
  return goals.length > 0 ? words.cardNoneOpen : words.cardEmpty;
}

/** The goals in the coach's card: a few lines and a link to all. */
export function CardGoals() {
  const goals = useGoals({ renew: false });
  const { data } = goals;
  const agreed = data?.items.filter(({ state, agreed }) => state === "open" && agreed) ?? [];
  const waiting = data?.items.filter(({ waitsFor }) => waitsFor === "member").length ?? 0;
  return (
    <section aria-labelledby="card-goals" className="border-line border-t pt-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id="card-goals" className="font-semibold font-text text-label tracking-normal">
          {words.cardTitle}
        </h3>
        {waiting > 0 ? <Badge variant="caution">{words.cardWaits({ count: waiting })}</Badge> : null}
      </div>
      {data ? (
        agreed.length > 0 ? (
          <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-small">
            {agreed.slice(0, shown).map(({ id, title }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                {title}
              </li>
            ))}
          </ul>
        ) : waiting === 0 ? (
          <p className="mt-1 text-ink-muted text-small">{noneAgreed(data.items)}</p>
        ) : null
      ) : goals.error ? (
        <p role="alert" className="mt-1 text-danger text-small">
          {common.titleWithText({
            title: goalWords.loadFailed,
            text: messageOf(goals.error, errors.somethingWrong),
          })}{" "}
          <Button
            size="sm"
            variant="quiet"
            pending={goals.isFetching}
            pendingText={common.loading}
            onClick={() => void goals.refetch()}
          >
            {common.retry}
          </Button>
        </p>
      ) : (
        <p className="mt-1 text-ink-muted text-small">{common.loading}...</p>
      )}
      <Link
        href={routes.goals.path}
        className="-mb-1.5 inline-flex min-h-11 items-center font-semibold text-primary text-small"
      >
        {words.cardAll}
      </Link>
    </section>
  );
}
