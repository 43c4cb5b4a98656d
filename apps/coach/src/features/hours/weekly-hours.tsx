"use client";

import { messageOf } from "@aangan/api/errors";
import * as words from "@aangan/copy/coach-hours";
import * as errors from "@aangan/copy/errors";
import { limits } from "@aangan/copy/limits";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card, CardDescription, CardHeader, CardTitle } from "@aangan/ui/card/card.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { toast } from "@aangan/ui/toast/store.ts";
import { Copy } from "lucide-react";
import { useId, useState } from "react";
import { copyDay, sessionCapacity, weeklyOf, windowFaults } from "./draft";
import { weekdays } from "./names";
import { type Hours, usePublish } from "./queries";
import type { WeekDraft } from "./use-week";
import { WindowsEditor } from "./windows-editor";

const all = weekdays.map((_, index) => index);

/** The hours that repeat every week, edited and published as a whole. */
export function WeeklyHours({ edited, published }: { edited: WeekDraft; published: boolean }) {
  const { week, changed } = edited;
  const publish = usePublish();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const titleId = useId();
  const faulty = week.some((windows) => windowFaults(windows).some(Boolean));

  const send = async (): Promise<string | undefined> => {
    let hours: Hours;
    try {
      hours = await publish.mutateAsync(weeklyOf(week));
    } catch (error) {
      return messageOf(error, errors.somethingWrong);
    }
    edited.onPublished(week, hours);
    toast({ title: words.published.title, description: words.published.text });
    return undefined;
  };
  const press = () => {
    setRefused(faulty);
    if (faulty || publish.isPending) return;
    if (week.every((windows) => windows.length === 0)) setAsking(true);
    else void send();
  };

  return (
    // No clipping: the bar at the card's end is sticky to the window.
    <Card asChild padding="none" className="overflow-visible">
      <section aria-labelledby={titleId}>
        <div className="p-4 pb-0 md:p-5 md:pb-0">
          <CardHeader>
            <CardTitle id={titleId} level={2}>
              {words.weekly}
            </CardTitle>
            <p className="text-small tabular-nums">
              {words.total({ count: sessionCapacity(week, limits.sessionMinutes) })}
            </p>
          </CardHeader>
          <CardDescription>{words.weeklyText}</CardDescription>
          {edited.elsewhere ? (
            <Alert tone="caution" className="mt-3">
              {words.elsewhere}
            </Alert>
          ) : null}
        </div>
        <ul className="mt-3 [&_button]:scroll-mb-48 [&_select]:scroll-mb-48">
          {week.map((windows, index) => (
            <li
              key={weekdays[index]}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t px-4 py-3 md:grid-cols-[112px_minmax(0,1fr)_auto] md:px-5"
            >
              <h3 className="row-start-1 flex self-start min-h-11 items-center font-semibold font-text text-h4 tracking-normal">
                {weekdays[index]}
              </h3>
              <div className="max-md:col-span-2 max-md:row-start-2 md:col-start-2 md:row-start-1">
                <WindowsEditor
                  day={weekdays[index] ?? ""}
                  windows={windows}
                  onChange={(changedDay) => edited.change(week.map((own, at) => (at === index ? changedDay : own)))}
                />
              </div>
              <CopyMenu day={index} onCopy={(to) => edited.change(copyDay(week, index, to))} />
            </li>
          ))}
        </ul>
        <div
          className={cn(
            "flex flex-wrap items-center gap-x-3 gap-y-3 rounded-b-card border-line border-t bg-surface px-4 py-3 md:px-5",
            // Stays visible above the phone's bottom bar while there are unpublished changes.
            changed && "sticky bottom-0 z-10 max-frame:bottom-[calc(66px+max(14px,env(safe-area-inset-bottom)))]",
          )}
        >
          <div role="status" className="min-w-0 flex-1 basis-16 text-small">
            {changed ? (
              <>
                <p className="font-semibold">{words.unsaved}</p>
                <p className="text-ink-muted max-md:sr-only">{words.unsavedText}</p>
              </>
            ) : null}
          </div>
          {changed ? (
            <Button variant="quiet" onClick={edited.discard} disabled={publish.isPending}>
              {words.discard}
            </Button>
          ) : null}
          <Button
            disabled={!changed && published}
            pending={publish.isPending}
            pendingText={words.publishing}
            onClick={press}
          >
            {words.publish}
          </Button>
          {refused && faulty ? (
            <Alert tone="danger" className="w-full">
              {words.hasErrors}
            </Alert>
          ) : publish.error && !asking ? (
            <Alert tone="danger" className="w-full" title={words.publishFailed}>
              {messageOf(publish.error, errors.somethingWrong)}
            </Alert>
          ) : null}
        </div>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={words.noneTitle}
          description={words.noneText}
          confirmLabel={words.noneConfirm}
          pendingLabel={words.publishing}
          cancelLabel={words.noneBack}
          onConfirm={send}
        />
      </section>
    </Card>
  );
}

/** The menu that copies a day's hours to other days. */
function CopyMenu({ day, onCopy }: { day: number; onCopy: (to: readonly number[]) => void }) {
  const others = all.filter((index) => index !== day);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          label={words.copyFrom({ day: weekdays[day] ?? "" })}
          className="col-start-2 row-start-1 md:col-start-3"
        >
          <Copy aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onCopy(others.filter((index) => index < 5))}>
          {words.copyWeekdays}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onCopy(others)}>{words.copyEveryDay}</DropdownMenuItem>
        <DropdownMenuSeparator />
        {others.map((index) => (
          <DropdownMenuItem key={index} onSelect={() => onCopy([index])}>
            {words.copyTo({ day: weekdays[index] ?? "" })}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
