import { useCallback, useEffect, useRef, useState } from "react";
import {
  canRecord,
  hasSound,
  type Recorded,
  type Recording,
  type RecordingTrouble,
  record,
  troubleOf,
} from "./recording";

/** State of a recording. */
export type RecorderState =
  | { phase: "asking" }
  | { phase: "recording"; recording: Recording }
  /** `url` is an object URL of the sound; `limit`: it stopped at the maximum length. */
  | { phase: "recorded"; recorded: Recorded; url: string; limit: boolean }
  | { phase: "trouble"; trouble: RecordingTrouble };

/** Records from mounting on. Everything is released on unmounting. */
export function useRecorder(
  open: () => Promise<MediaStream>,
  maxMs: number,
): { state: RecorderState; stop: () => void; restart: () => void } {
  const [state, setState] = useState<RecorderState>({ phase: "asking" });
  const [run, setRun] = useState(0);
  const opener = useRef(open);
  const ender = useRef<(limit: boolean) => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: each run of the effect is a separate recording.
  useEffect(() => {
    let gone = false;
    let live: Recording | null = null;
    let url: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = (trouble: RecordingTrouble) => {
      if (!gone) setState({ phase: "trouble", trouble });
    };
    const end = async (limit: boolean) => {
      clearTimeout(timer);
      const recording = live;
      live = null;
      if (!recording) return;
      const recorded = await recording.stop();
      const heard = await hasSound(recorded.blob);
      if (gone) return;
      if (!heard) {
        fail("failed");
        return;
      }
      url = URL.createObjectURL(recorded.blob);
      setState({ phase: "recorded", recorded, url, limit });
    };
    ender.current = (limit) => void end(limit);

    const begin = async () => {
      setState({ phase: "asking" });
      if (!canRecord()) {
        fail("unsupported");
        return;
      }
      let stream: MediaStream;
      try {
        stream = await opener.current();
      } catch (error) {
        fail(troubleOf(error));
        return;
      }
      if (gone) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      try {
        live = record(stream, () => void end(false));
      } catch {
        for (const track of stream.getTracks()) track.stop();
        fail("failed");
        return;
      }
      timer = setTimeout(() => void end(true), maxMs);
      setState({ phase: "recording", recording: live });
    };
    void begin();
    return () => {
      gone = true;
      clearTimeout(timer);
      live?.discard();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [run, maxMs]);

  return {
    state,
    stop: useCallback(() => ender.current(false), []),
    restart: useCallback(() => setRun((n) => n + 1), []),
  };
}
