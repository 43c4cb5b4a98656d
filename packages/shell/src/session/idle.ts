import { useEffect, useEffectEvent, useState } from "react";

/** The times of an idle watch, in milliseconds. */
export interface IdleTimes {
  /** The time without use after which the session ends. */
  limitMs: number;
  /** The time before the end at which the user is asked. */
  warnMs: number;
  /** Minimum interval between reports of activity to the server. */
  beatMs: number;
}

/** Stores the time of the last use for all tabs of this browser, in milliseconds since 1970. */
export interface LastUse {
  read: () => number | null;
  write: (at: number) => void;
}

/** Callbacks of a watch. */
export interface IdleEvents {
  /** The user is active: report it to the server, whose own count then restarts. */
  onBeat: () => void;
  /** Called with the time until the end while the user is asked, and with null when that is over. */
  onWarn: (leftMs: number | null) => void;
  /** The time is up. Called once. */
  onEnd: () => void;
}

/** A watch over the use of this browser's tabs. */
export interface IdleWatch {
  /** The user was active. Ignored while they are asked: accidental input is not an answer. */
  noteActivity: () => void;
  /** The user answered that they are there. */
  stay: () => void;
  /** Checks the clock, because another tab was used or this page was asleep. */
  check: () => void;
  stop: () => void;
}

/**
 * Measures the time without activity, over all tabs and through sleep of the machine: by the clock, not by timer
 * ticks. Starting counts as activity, unless the last activity is longer ago than the limit: then it ends at once.
 */
export function watchIdle(times: IdleTimes, lastUse: LastUse, events: IdleEvents): IdleWatch {
  const { limitMs, warnMs, beatMs } = times;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beatTimer: ReturnType<typeof setTimeout> | undefined;
  let lastBeat = Number.NEGATIVE_INFINITY;
  let asking = false;
  let over = false;

  const idleFor = () => {
    const now = Date.now();
    const last = lastUse.read();
    // Start from now before the first use, and when the clock was set back.
    if (last === null || last > now) {
      lastUse.write(now);
      return 0;
    }
    return now - last;
  };
  const beat = () => {
    clearTimeout(beatTimer);
    beatTimer = undefined;
    lastBeat = Date.now();
    events.onBeat();
  };
  const check = () => {
    if (over) return;
    clearTimeout(timer);
    const left = limitMs - idleFor();
    if (left <= 0) {
      over = true;
      clearTimeout(beatTimer);
      events.onEnd();
      return;
    }
    if (left <= warnMs) {
      asking = true;
      events.onWarn(left);
      timer = setTimeout(check, left % 1000 || 1000);
      return;
    }
    if (asking) {
      asking = false;
      events.onWarn(null);
    }
    timer = setTimeout(check, left - warnMs);
  };
  const recordUse = () => {
    lastUse.write(Date.now());
    // The first activity is reported at once, and the last one of a busy interval at its end, so that the server never
    // counts from an earlier one than the page.
    const due = lastBeat + beatMs - Date.now();
    if (due <= 0) beat();
    else beatTimer ??= setTimeout(beat, due);
  };

  check();
  if (!over && !asking) {
    lastUse.write(Date.now());
    // The page has just been requested, so the server knows.
    lastBeat = Date.now();
    check();
  }
  return {
    noteActivity: () => {
      if (over) return;
      check();
      if (!over && !asking) recordUse();
    },
    stay: () => {
      if (over) return;
      lastUse.write(Date.now());
      beat();
      check();
    },
    check,
    stop: () => {
      over = true;
      clearTimeout(timer);
      clearTimeout(beatTimer);
    },
  };
}

/** User events, including those of reading. */
const activityEvents = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const;

/** The minimum interval between handled events, in milliseconds. */
const throttleMs = 1_000;

/** Returns a last use in local storage under a key; in memory, for this tab only, if storage is disabled. */
export function storedLastUse(key: string): LastUse {
  let memory: number | null = null;
  return {
    read: () => {
      try {
        const text = window.localStorage.getItem(key);
        const at = text === null ? Number.NaN : Number(text);
        return Number.isFinite(at) ? at : memory;
      } catch {
        return memory;
      }
    },
    write: (at) => {
      memory = at;
      try {
        window.localStorage.setItem(key, String(at));
      } catch {
        // The value in memory still applies.
      }
    },
  };
}

/** Options of {@link useIdle}. */
export interface IdleOptions extends IdleTimes {
  enabled: boolean;
  /** Key of the last use in local storage. */
  storageKey: string;
  onBeat: () => void;
  onEnd: () => void;
}

/**
 * Ends an idle session. Returns the milliseconds left while the warning is shown, else null, and the function that
 * dismisses the warning.
 */
export function useIdle({ enabled, storageKey, limitMs, warnMs, beatMs, onBeat, onEnd }: IdleOptions): {
  leftMs: number | null;
  stay: () => void;
} {
  const [leftMs, setLeft] = useState<number | null>(null);
  const [watch, setWatch] = useState<IdleWatch | null>(null);
  const beat = useEffectEvent(onBeat);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!enabled) return;
    const times = { limitMs, warnMs, beatMs };
    const created = watchIdle(times, storedLastUse(storageKey), { onBeat: beat, onWarn: setLeft, onEnd: end });
    setWatch(created);
    let last = Number.NEGATIVE_INFINITY;
    const noteActivity = (event: Event) => {
      // A list may scroll without the user, as a conversation does on a new message.
      if (event.type === "scroll" && event.target !== document) return;
      if (event.timeStamp - last < throttleMs) return;
      last = event.timeStamp;
      created.noteActivity();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey) created.check();
    };
    for (const type of activityEvents) window.addEventListener(type, noteActivity, { capture: true, passive: true });
    for (const wake of ["focus", "pageshow"] as const) window.addEventListener(wake, created.check);
    document.addEventListener("visibilitychange", created.check);
    window.addEventListener("storage", onStorage);
    return () => {
      created.stop();
      setWatch(null);
      setLeft(null);
      for (const type of activityEvents) window.removeEventListener(type, noteActivity, { capture: true });
      for (const wake of ["focus", "pageshow"] as const) window.removeEventListener(wake, created.check);
      document.removeEventListener("visibilitychange", created.check);
      window.removeEventListener("storage", onStorage);
    };
  }, [enabled, storageKey, limitMs, warnMs, beatMs]);

  return { leftMs, stay: () => watch?.stay() };
}
