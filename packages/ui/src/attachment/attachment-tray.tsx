"use client";

import { AudioLines, FileText, Image, RotateCcw, X } from "lucide-react";
import { Button } from "../button/button";
import { IconButton } from "../icon-button/icon-button";
import { cn } from "../lib/cn";
import { Progress } from "../progress/progress";
import { fileSize } from "./measures";
import type { AttachmentKind } from "./types";

/** State of the file for the next message. */
export type TrayState =
  /** In flight; `share` is between 0 and 1. `sends`: the message is sent automatically after the upload. */
  | { phase: "uploading"; share: number; sends: boolean }
  | { phase: "ready" }
  /** The upload failed; `again`: a retry may help. */
  | { phase: "failed"; message: string; again: boolean }
  /** The page was closed before the upload finished. */
  | { phase: "lost" };

/** The words of the tray. */
export interface TrayLabels {
  /** The locale of the size. */
  locale: string;
  /** Name of the tray. */
  tray: string;
  uploading: (name: string) => string;
  share: (percent: number) => string;
  ready: string;
  sends: string;
  lost: (name: string) => string;
  cancel: string;
  remove: string;
  again: string;
  choose: string;
  /** Label when the file itself is the problem. */
  chooseOther: string;
}

/** Props of {@link AttachmentTray}. */
export interface AttachmentTrayProps {
  name: string;
  /** Bytes. */
  size: number;
  kind: AttachmentKind;
  /** A picture of it, for images. */
  previewUrl?: string | null;
  state: TrayState;
  labels: TrayLabels;
  /** Retries a failed upload. */
  onAgain: () => void;
  /** Opens the file chooser again. */
  onChoose: () => void;
  /** Cancels the upload, or removes the file. */
  onRemove: () => void;
}

const icons = { image: Image, voice: AudioLines, document: FileText };

/** The file of the next message, above the text box. */
export function AttachmentTray({
  name,
  size,
  kind,
  previewUrl,
  state,
  labels,
  onAgain,
  onChoose,
  onRemove,
}: AttachmentTrayProps) {
  const Icon = icons[kind];
  const percent = state.phase === "uploading" ? Math.floor(state.share * 100) : 0;
  const wrong = state.phase === "failed" || state.phase === "lost";
  const words = {
    uploading: state.phase === "uploading" && state.sends ? labels.sends : fileSize(size, labels.locale),
    ready: `${fileSize(size, labels.locale)} · ${labels.ready}`,
    failed: state.phase === "failed" ? state.message : "",
    lost: labels.lost(name),
  }[state.phase];
  return (
    <section
      aria-label={labels.tray}
      className={cn(
        "mb-2 flex items-center gap-3 rounded-card border bg-raised py-2 pr-1.5 pl-2",
        wrong ? "border-danger" : "border-line-strong/50",
      )}
    >
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control bg-sunk text-primary">
        {previewUrl ? (
          <img src={previewUrl} alt="" className="size-full object-cover" />
        ) : (
          <Icon aria-hidden="true" className="size-6 stroke-[1.5]" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold text-small">{name}</p>
        {state.phase === "uploading" ? (
          <Progress label={labels.uploading(name)} labelHidden value={percent} className="my-1.5" />
        ) : null}
        <p role="status" className={cn("text-fine", wrong ? "font-medium text-danger" : "text-ink-muted tabular-nums")}>
          {words}
          {/* Visual only: screen readers read the progress bar on demand. */}
          {state.phase === "uploading" ? <span aria-hidden="true"> · {labels.share(percent)}</span> : null}
        </p>
        {state.phase === "failed" && state.again ? (
          <Button variant="quiet" size="sm" onClick={onAgain} className="-ml-3">
            <RotateCcw aria-hidden="true" />
            {labels.again}
          </Button>
        ) : null}
        {state.phase === "lost" || (state.phase === "failed" && !state.again) ? (
          <Button variant="quiet" size="sm" onClick={onChoose} className="-ml-3">
            {state.phase === "lost" ? labels.choose : labels.chooseOther}
          </Button>
        ) : null}
      </div>
      <IconButton label={state.phase === "uploading" ? labels.cancel : labels.remove} onClick={onRemove}>
        <X />
      </IconButton>
    </section>
  );
}
