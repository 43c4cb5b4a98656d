"use client";

import * as words from "@aangan/copy/coach-hours";
import { useAfterCommit } from "@aangan/ui/after-commit/use-after-commit.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { FieldError } from "@aangan/ui/field/field-parts.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { endTimes, nextWindow, startTimes, type TimeWindow, windowFaults } from "./draft";
import { windowName } from "./names";
import { TimeSelect } from "./time-select";

/** Props of {@link WindowsEditor}. */
export interface WindowsEditorProps {
  /** The day's name in labels: "Monday". */
  day: string;
  windows: readonly TimeWindow[];
  onChange: (windows: TimeWindow[]) => void;
}

/** The editor of one day's windows: start, end, remove, and add. */
export function WindowsEditor({ day, windows, onChange }: WindowsEditorProps) {
  const add = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const afterCommit = useAfterCommit();
  const faults = windowFaults(windows);
  const next = nextWindow(windows);
  const change = (index: number, changed: Partial<TimeWindow>) =>
    onChange(windows.map((window, at) => (at === index ? { ...window, ...changed } : window)));
  return (
    <div className={cn("flex min-w-0", windows.length === 0 ? "flex-wrap items-center gap-x-5" : "flex-col gap-2")}>
      {windows.length === 0 ? <p className="flex min-h-11 items-center text-ink-muted">{words.notAvailable}</p> : null}
      <ul ref={rows} className="flex flex-col gap-2 empty:hidden">
        {windows.map((window, index) => (
          <WindowRow
            // Windows have no ids, and a row holds no state.
            key={index}
            day={day}
            window={window}
            fault={faults[index]}
            onChange={(changed) => change(index, changed)}
            onRemove={() => {
              onChange(windows.filter((_, at) => at !== index));
              // The focused element was removed.
              afterCommit(() => add.current?.focus());
            }}
          />
        ))}
      </ul>
      {next ? (
        <Button
          ref={add}
          size="sm"
          variant="quiet"
          className={cn(windows.length > 0 && "-ml-3 self-start")}
          onClick={() => {
            onChange([...windows, next]);
            afterCommit(() => rows.current?.lastElementChild?.querySelector("select")?.focus());
          }}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {words.addHours}
          <span className="sr-only">{words.onDay({ day })}</span>
        </Button>
      ) : null}
    </div>
  );
}

function WindowRow({
  day,
  window,
  fault,
  onChange,
  onRemove,
}: {
  day: string;
  window: TimeWindow;
  fault: ReturnType<typeof windowFaults>[number];
  onChange: (changed: Partial<TimeWindow>) => void;
  onRemove: () => void;
}) {
  const errorId = useId();
  const invalid = fault ? { "aria-invalid": true, "aria-describedby": errorId } : {};
  return (
    <li>
      <div className="flex max-w-96 items-center gap-2">
        <TimeSelect
          {...invalid}
          aria-label={words.fromOn({ day })}
          times={startTimes}
          value={window.from}
          onValueChange={(from) => onChange({ from })}
        />
        <span aria-hidden="true" className="text-ink-muted text-small">
          {words.to}
        </span>
        <TimeSelect
          {...invalid}
          aria-label={words.untilOn({ day })}
          times={endTimes}
          value={window.until}
          onValueChange={(until) => onChange({ until })}
        />
        <IconButton label={words.removeOn({ range: windowName(window), day })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {fault ? (
        <FieldError id={errorId} className="mt-1">
          {fault === "order" ? words.orderError : words.overlapError}
        </FieldError>
      ) : null}
    </li>
  );
}
