"use client";

import * as page from "@aangan/copy/exercises-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { useMutation } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { type ExerciseRun, insert, type useExerciseActions } from "./queries";
import { reminderTimes, timeInWords } from "./reminders";

/** Props of {@link ReminderMenu}. */
export interface ReminderMenuProps {
  run: ExerciseRun;
  actions: ReturnType<typeof useExerciseActions>;
}

/** Sets or removes the reminder of an exercise. */
export function ReminderMenu({ run, actions }: ReminderMenuProps) {
  const { words, language } = run;
  const remind = useMutation({
    mutationFn: (at: Date | null) => actions.remind(at),
    onError: (error) => toastFailure(page.reminderFailed, error),
  });
  const times = reminderTimes(new Date());
  const clock = (at: Date) => at.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="secondary" pending={remind.isPending} pendingText={words.remind}>
          <Bell aria-hidden="true" />
          {words.remind}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => remind.mutate(times.hour)}>{words.remindHour}</DropdownMenuItem>
        {times.evening ? (
          <DropdownMenuItem onSelect={() => remind.mutate(times.evening)}>
            {insert(words.remindEvening, { time: clock(times.evening) })}
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem onSelect={() => remind.mutate(times.tomorrow)}>
          {insert(words.remindTomorrow, { time: clock(times.tomorrow) })}
        </DropdownMenuItem>
        {run.remindAt ? (
          <DropdownMenuItem onSelect={() => remind.mutate(null)}>{words.remindOff}</DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Says when the reminder comes. */
export function ReminderStatus({ run: { words, remindAt, language } }: { run: ExerciseRun }) {
  return (
    <p role="status" className="text-ink-muted text-small">
      {remindAt ? insert(words.remindSet, { when: timeInWords(new Date(remindAt), language) }) : ""}
    </p>
  );
}
