"use client";

import { MicOff, SendHorizontal, Square, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { mediaTime } from "../attachment/measures";
import { VoicePlayer, type VoicePlayerProps } from "../attachment/voice-player";
import { Button } from "../button/button";
import { IconButton } from "../icon-button/icon-button";
import { isFocusUnclaimed } from "../lib/focus-fallback";
import { LevelMeter } from "./level-meter";
import { openMicrophone } from "./recording";
import { useRecorder } from "./use-recorder";

/** The texts of the recorder. */
export interface VoiceRecorderLabels {
  /** Name of the recorder and of the recording. */
  title: string;
  asking: string;
  recording: string;
  /** Formats the elapsed and the maximum time: "0:07 of 10:00". */
  timeOf: (at: string, most: string) => string;
  stop: string;
  discard: string;
  send: string;
  recorded: string;
  limitReached: (most: string) => string;
  denied: { title: string; text: string };
  missing: { title: string; text: string };
  unsupported: { title: string; text: string };
  failed: { title: string; text: string };
  again: string;
  close: string;
  player: VoicePlayerProps["labels"];
}

/** Props of {@link VoiceRecorder}. */
export interface VoiceRecorderProps {
  labels: VoiceRecorderLabels;
  /** The maximum length, at which it stops. */
  maxSeconds: number;
  /** Returns the file name for an extension without a dot. */
  nameOf: (ending: string) => string;
  onSend: (file: File, durationMs: number) => void;
  /** Called when the recording is discarded or cancelled. */
  onClose: () => void;
  /** Opens the audio source; the microphone by default. */
  open?: () => Promise<MediaStream>;
}

/**
 * Records a voice message in the page. It starts on mounting, because a press has mounted it. The recording can be
 * played before it is sent. Leaving the page stops it and releases the microphone.
 */
export function VoiceRecorder({
  labels,
  maxSeconds,
  nameOf,
  onSend,
  onClose,
  open = openMicrophone,
}: VoiceRecorderProps) {
  const { state, stop, restart } = useRecorder(open, maxSeconds * 1000);
  const next = useNextFocus(state.phase);
  const most = mediaTime(maxSeconds * 1000);

  if (state.phase === "asking") {
    return (
      <Row label={labels.title}>
        <p role="status" className="min-w-0 flex-1 px-2 text-small">
          {labels.asking}
        </p>
        <Button ref={next} variant="secondary" size="sm" onClick={onClose}>
          {labels.close}
        </Button>
      </Row>
    );
  }
  if (state.phase === "trouble") {
    const words = labels[state.trouble];
    return (
      <Row label={labels.title}>
        <MicOff aria-hidden="true" className="ml-1.5 size-5 shrink-0 stroke-[1.75] text-danger" />
        <p role="alert" className="min-w-40 flex-1 text-small">
          <b className="font-semibold">{words.title}.</b> {words.text}
        </p>
        <span className="flex gap-2">
          {state.trouble === "unsupported" ? null : (
            <Button variant="secondary" size="sm" onClick={restart}>
              {labels.again}
            </Button>
          )}
          <Button ref={next} variant="quiet" size="sm" onClick={onClose}>
            {labels.close}
          </Button>
        </span>
      </Row>
    );
  }
  if (state.phase === "recording") {
    return (
      <Row label={labels.title}>
        <IconButton label={labels.discard} size="lg" onClick={onClose}>
          <Trash2 />
        </IconButton>
        <p role="status" className="sr-only">
          {labels.recording}
        </p>
        <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-danger" />
        <Elapsed elapsed={state.recording.elapsed} words={(at) => labels.timeOf(at, most)} />
        <LevelMeter level={state.recording.level} />
        <IconButton ref={next} label={labels.stop} variant="primary" size="lg" onClick={stop}>
          <Square className="fill-current" />
        </IconButton>
      </Row>
    );
  }
  const { recorded, url, limit } = state;
  return (
    <Row label={labels.title}>
      <IconButton label={labels.discard} size="lg" onClick={onClose}>
        <Trash2 />
      </IconButton>
      <VoicePlayer
        name={labels.title}
        url={url}
        durationMs={recorded.durationMs}
        labels={labels.player}
        className="w-auto min-w-0 flex-1"
      />
      <p role="status" className={limit ? "order-last basis-full px-2 text-fine text-ink-muted" : "sr-only"}>
        {limit ? `${labels.limitReached(most)} ` : ""}
        {labels.recorded}
      </p>
      <IconButton
        ref={next}
        label={labels.send}
        variant="primary"
        size="lg"
        onClick={() => {
          const file = new File([recorded.blob], nameOf(recorded.ending), { type: recorded.blob.type });
          onSend(file, recorded.durationMs);
        }}
      >
        <SendHorizontal />
      </IconButton>
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1">
      {children}
    </section>
  );
}

/**
 * Keeps focus in the recorder while its buttons replace each other: first on cancel, then on Stop, so that the key
 * that started a recording ends it, then on Send. Focus that the user has moved elsewhere stays there.
 */
function useNextFocus(phase: string): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again in each phase, which has another button.
  useEffect(() => {
    // On opening, focus may still be on the pressed button, which is about to be hidden.
    if (!shown.current || isFocusUnclaimed()) button.current?.focus();
    shown.current = true;
  }, [phase]);
  return button;
}

/** The elapsed time, each second. Not announced: that would be recorded. */
function Elapsed({ elapsed, words }: { elapsed: () => number; words: (at: string) => string }) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt(elapsed()), 250);
    return () => clearInterval(timer);
  }, [elapsed]);
  // Elapsed whole seconds, as on a clock.
  return <span className="shrink-0 text-small tabular-nums">{words(mediaTime(Math.floor(at / 1000) * 1000))}</span>;
}
