"use client";

import * as words from "@aangan/copy/coach-sessions";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { ChevronDown } from "lucide-react";
import { type CoachSession, type Outcome, useMark } from "./queries";
import { clientNameOf } from "./times";

const outcomes: readonly { value: Outcome; label: string }[] = [
  { value: "held", label: words.markHeld },
  { value: "no_show", label: words.markNoShow },
  { value: "coach_absent", label: words.markCoachAbsent },
];

/** Returns the label of a session's outcome; undefined if it is not marked. */
export function outcomeLabel(outcome: Outcome | null): string | undefined {
  if (outcome === null) return undefined;
  return { held: words.held, no_show: words.noShow, coach_absent: words.coachAbsent }[outcome];
}

/** Marks the outcome of a session, or removes it. Renders nothing outside the permitted time. */
export function MarkMenu({ session }: { session: CoachSession }) {
  const mark = useMark();
  if (!session.canMark) return null;
  const clientName = clientNameOf(session);
  const say = (outcome: Outcome | null) => {
    if (outcome === session.outcome) return;
    const { markDone, markAbsentDone, markTakenBack } = words;
    const marked = outcome === "coach_absent" ? markAbsentDone : markDone;
    const done = outcome === null ? markTakenBack : { title: marked.title, text: marked.text({ clientName }) };
    // The row may move to another list before the response: act on the promise.
    mark.mutateAsync({ id: session.id, outcome }).then(
      () => toast({ title: done.title, description: done.text }),
      (error: unknown) => toastFailure(words.markFailed, error),
    );
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="secondary" pending={mark.isPending} pendingText={words.mark}>
          {words.mark}
          <span className="sr-only">{words.forClient({ clientName })}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={session.outcome ?? ""}
          onValueChange={(value) => {
            const chosen = outcomes.find((one) => one.value === value);
            if (chosen) say(chosen.value);
          }}
        >
          {outcomes.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {session.outcome === null ? null : (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => say(null)}>{words.markNothing}</DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
