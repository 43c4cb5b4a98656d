"use client";

import { messageOf } from "@aangan/api/errors";
import * as companionsPage from "@aangan/copy/companions-page";
import * as errors from "@aangan/copy/errors";
import * as page from "@aangan/copy/exercises-page";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { AlertDialog } from "@aangan/ui/alert-dialog/alert-dialog.tsx";
import { CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@aangan/ui/dropdown-menu/dropdown-menu.tsx";
import { IconButton } from "@aangan/ui/icon-button/icon-button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, EllipsisVertical, EyeOff, RotateCcw } from "lucide-react";
import { useState } from "react";
import { type Companion, openCompanion, openView } from "../address";
import { talkTitleId, useTitleFocus } from "../talk-header";
import { type ExerciseRun, insert, saveMemory } from "./queries";

/** Props of {@link ExerciseHeader}. */
export interface ExerciseHeaderProps {
  companion: Companion;
  /** Shows the product instead of the companion: in a hard moment the program has no character. */
  plain: boolean;
  /** Undefined until it is loaded. */
  run?: ExerciseRun;
  /** Returns to the step before; absent at the first one. */
  onBack?: () => void;
  /** Deletes the answers and starts again. Throws an `ApiError`. */
  onRestart?: () => Promise<void>;
}

/** The two bars over an exercise: the companion with the menu, and the progress. */
export function ExerciseHeader({ companion, plain, run, onBack, onRestart }: ExerciseHeaderProps) {
  const client = useQueryClient();
  useTitleFocus();
  const [asking, setAsking] = useState(false);
  const total = run?.steps.length ?? 0;
  const position = run ? Math.min(run.passed + 1, total) : 0;
  const avoid = (code: string) =>
    saveMemory(client, ({ avoided }) => ({ avoided: [...avoided, `exercise:${code}`] })).then(
      () => openView("exercises"),
      (error: Error) => toastFailure(page.answerFailed, error),
    );
  return (
    <>
      <header className="flex min-h-17 shrink-0 items-center gap-1 border-line border-b bg-surface py-1.5 pr-3 pl-0.5 frame:gap-3 frame:pr-(--gutter) lg:pl-(--gutter)">
        <IconButton label={page.back} onClick={() => openView("exercises")}>
          <ChevronLeft />
        </IconButton>
        <CompanionTile companion={plain ? null : companion.code} className="mr-1.5 rounded-[12px] frame:mr-0" />
        <div className="min-w-0 flex-1 leading-[21px]">
          <div className="flex min-w-0 items-center gap-2">
            <h1
              id={talkTitleId}
              tabIndex={-1}
              className="truncate font-bold font-text text-[17px] tracking-normal outline-none"
            >
              {run?.title ?? page.title}
            </h1>
            <Badge className="max-frame:hidden">{companionsPage.program}</Badge>
          </div>
          <p className="truncate text-fine text-ink-muted">
            {plain ? companionsPage.plainName : companion.name} · {companionsPage.plainNote}
          </p>
        </div>
        {run && onRestart ? (
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label={page.menu}>
                <EllipsisVertical />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => setAsking(true)}>
                <RotateCcw aria-hidden="true" />
                {page.restart}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void avoid(run.code)}>
                <EyeOff aria-hidden="true" />
                {run.words.avoid}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        ) : null}
      </header>
      {run?.current ? (
        <div
          lang={run.language}
          className="flex min-h-12 shrink-0 items-center gap-2.5 border-line border-b bg-surface py-1 pr-1.5 pl-3.5 frame:px-(--gutter)"
        >
          <span aria-hidden="true" className="flex gap-[3px] md:gap-1">
            {run.steps.map((step, index) => (
              <i
                key={step.id}
                className={cn(
                  "h-2.5 w-4 rounded-[2px] md:w-6.5",
                  index < position ? "bg-primary" : "bg-sunk shadow-[inset_0_0_0_1px_var(--line-strong)]",
                )}
              />
            ))}
          </span>
          <span className="whitespace-nowrap text-ink-muted text-small tabular-nums">
            {insert(run.words.position, { n: position, total })}
          </span>
          <span className="flex-1" />
          {onBack ? (
            <Button variant="quiet" size="sm" onClick={onBack}>
              <ChevronLeft aria-hidden="true" />
              {run.words.back}
            </Button>
          ) : null}
          <Button variant="quiet" size="sm" onClick={() => openCompanion(companion.code)}>
            {run.words.stop}
          </Button>
        </div>
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={page.restartTitle}
        description={page.restartText}
        confirmLabel={page.restartConfirm}
        pendingLabel={page.restartConfirm}
        cancelLabel={page.keep}
        destructive
        onConfirm={async () => {
          try {
            await onRestart?.();
          } catch (error) {
            return `${page.startFailed} ${messageOf(error, errors.somethingWrong)}`;
          }
          return undefined;
        }}
      />
      <p className="sr-only" role="status">
        {run?.current ? page.progress({ n: position, total }) : ""}
      </p>
    </>
  );
}
