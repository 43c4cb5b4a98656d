"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-change";
import * as coachWords from "@aangan/copy/coaches";
import * as errors from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@aangan/ui/dialog/dialog.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { CalendarX, MessagesSquare, UserRoundCheck } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Failure } from "@/lib/failure";
import { useChoice } from "./choosing";
import { OnClocks } from "./coach-parts";
import { type Coach, useCoachChange, useRemoveCoach } from "./queries";

/** Props of {@link ChangeDialog}. */
export interface ChangeDialogProps {
  /** The member's present coach. */
  from: Coach;
  /** The new coach; null when the member wants to search first. */
  to: Coach | null;
  onClose: () => void;
  /** The change has happened. */
  onDone: () => void;
}

/**
 * Explains the effect of changing the coach before it happens: cancelled sessions, and access to earlier messages. The
 * button is enabled once that has loaded. Mounted while open.
 */
export function ChangeDialog({ from, to, onClose, onDone }: ChangeDialogProps) {
  const change = useCoachChange();
  const remove = useRemoveCoach();
  const choice = useChoice();
  const keep = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();
  const pending = remove.isPending || choice.pendingId !== null;
  const firstName = from.name.split(" ")[0] ?? from.name;
  const { sessions, conversation } = change.data ?? {};

  const leave = async (): Promise<string | undefined> => {
    try {
      await remove.mutateAsync();
    } catch (error) {
      const description = messageOf(error, errors.somethingWrong);
      toast({ title: coachWords.changeFailed, description, variant: "destructive" });
      return description;
    }
  };
  const confirm = async () => {
    setProblem(undefined);
    const failed = to ? await choice.choose(to, true) : await leave();
    if (failed === undefined) onDone();
    else setProblem(failed);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent
        role="alertdialog"
        size="md"
        aria-describedby={undefined}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          keep.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>
            {to ? words.switchTitle({ coachName: from.name, newName: to.name }) : words.title({ coachName: from.name })}
          </DialogTitle>
        </DialogHeader>
        <DialogBody>
          {change.error && !change.data ? (
            <Failure
              title={words.checkFailed}
              error={change.error}
              pending={change.isFetching}
              onRetry={() => void change.refetch()}
            />
          ) : !sessions ? (
            <SkeletonGroup label={words.checking} className="flex flex-col gap-3 py-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-3/5" />
              <Skeleton className="w-2/3" />
            </SkeletonGroup>
          ) : (
            <ul className="flex flex-col gap-4">
              <Consequence icon={<CalendarX />}>
                {sessions.length === 0 ? (
                  words.noSessions
                ) : (
                  <>
                    <p>{words.cancelled({ count: sessions.length })}</p>
                    <ul className="my-1.5 flex flex-col gap-1 font-semibold tabular-nums">
                      {sessions.map(({ id, date }) => (
                        <li key={id}>
                          <OnClocks instant={date} place={from} />
                        </li>
                      ))}
                    </ul>
                    <p>{words.notCounted({ count: sessions.length, firstName })}</p>
                  </>
                )}
              </Consequence>
              {conversation ? (
                <Consequence icon={<MessagesSquare />}>{words.conversation({ firstName })}</Consequence>
              ) : null}
              <Consequence icon={<UserRoundCheck />}>
                {to ? words.nextCoach({ newName: to.name }) : words.nextSuggestions}
              </Consequence>
            </ul>
          )}
          <div role="alert">
            {problem ? <p className="mt-4 font-medium text-danger text-small">{problem}</p> : null}
          </div>
        </DialogBody>
        <DialogFooter>
          <Button ref={keep} variant="secondary" onClick={onClose} disabled={pending}>
            {words.keepCoach}
          </Button>
          <Button
            onClick={() => void confirm()}
            pending={pending}
            pendingText={coachWords.changing}
            disabled={!change.data}
          >
            {words.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Consequence({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]">
        {icon}
      </span>
      <div className="min-w-0 text-pretty">{children}</div>
    </li>
  );
}
