"use client";

import { Download, Pause, Play } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cn } from "../lib/cn";
import { downloadAddress, mediaTime } from "./measures";
import type { AttachmentLabels } from "./types";

/** How far an arrow key moves, in seconds. */
const STEP_S = 5;

/** The player that is playing: only one plays at a time. */
let playing: HTMLAudioElement | null = null;

/** Props of {@link VoicePlayer}. */
export interface VoicePlayerProps {
  /** Name of the recording, part of its controls' names. */
  name: string;
  url: string;
  /** Its length if known; otherwise taken from the file's metadata. */
  durationMs: number | null;
  labels: Pick<AttachmentLabels, "play" | "pause" | "position" | "positionText" | "voiceFailed" | "download">;
  className?: string;
}

/** Plays a voice message: one control to play and pause, one to seek. Nothing is fetched before it is played. */
export function VoicePlayer({ name, url, durationMs, labels, className }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [on, setOn] = useState(false);
  const [at, setAt] = useState(0);
  const [measured, setMeasured] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const whole = durationMs ?? measured ?? 0;

  useEffect(() => {
    const element = audio.current;
    return () => {
      if (element && playing === element) playing = null;
    };
  }, []);

  const toggle = async () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) {
      element.pause();
      return;
    }
    if (playing && playing !== element) playing.pause();
    playing = element;
    try {
      await element.play();
      setFailed(false);
    } catch (error) {
      // Paused before playback had started: not an error.
      if (!(error instanceof DOMException && error.name === "AbortError")) setFailed(true);
    }
  };

  const seek = (ms: number) => {
    const element = audio.current;
    if (!element) return;
    const to = Math.min(Math.max(0, ms), whole);
    element.currentTime = to / 1000;
    setAt(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowLeft: -STEP_S, ArrowDown: -STEP_S, ArrowRight: STEP_S, ArrowUp: STEP_S }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek(at + by * 1000);
  };

  return (
    <div className={cn("w-72 max-w-full", className)}>
      {/* biome-ignore lint/a11y/useMediaCaption: voice messages of users have no captions. */}
      <audio
        ref={audio}
        src={url}
        preload={durationMs === null ? "metadata" : "none"}
        onPlay={() => setOn(true)}
        onPause={() => setOn(false)}
        onEnded={() => {
          setOn(false);
          setAt(0);
        }}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime * 1000)}
        onDurationChange={(event) => {
          const { duration } = event.currentTarget;
          // An unfinished recording has no duration in its header.
          if (Number.isFinite(duration) && duration > 0) setMeasured(duration * 1000);
        }}
        onError={() => {
          setOn(false);
          setFailed(true);
        }}
      />
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={on ? labels.pause(name) : labels.play(name)}
          onClick={() => void toggle()}
          className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
        >
          {on ? (
            <Pause aria-hidden="true" className="size-5 fill-current stroke-[1.5]" />
          ) : (
            <Play aria-hidden="true" className="size-5 translate-x-px fill-current stroke-[1.5]" />
          )}
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(whole, 1)}
          step="any"
          value={Math.min(at, whole)}
          aria-label={labels.position(name)}
          aria-valuetext={labels.positionText(mediaTime(at), mediaTime(whole))}
          disabled={whole === 0}
          onChange={(event) => seek(Number(event.target.value))}
          onKeyDown={onKeyDown}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-primary disabled:cursor-default"
        />
        <span aria-hidden="true" className="min-w-9 shrink-0 text-right text-fine text-ink-muted tabular-nums">
          {mediaTime(on || at > 0 ? at : whole)}
        </span>
      </div>
      {failed ? (
        <p role="alert" className="mt-1 font-medium text-danger text-fine">
          {labels.voiceFailed}{" "}
          <a href={downloadAddress(url)} download={name} className="inline-flex items-center gap-1 text-ink underline">
            <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
            {labels.download(name)}
          </a>
        </p>
      ) : null}
    </div>
  );
}
