import { useEffect, useEffectEvent, useState } from "react";

/** How a page watches for use, all times in milliseconds. */
export interface IdleTimes {
  /** Without use for this long the session ends. */
  limitMs: number;
  /** This much earlier the person is asked. */
  warnMs: number;
  /** Minimum interval between reports of activity to the server. */
  beatMs: number;
}

/** Where the moment of the last use is kept, for all tabs of this browser: milliseconds since 1970, as text. */
export interface LastUse {
  read: () => number | null;
  write: (at: number) => void;
}

/** Callbacks of a watch. */
export interface IdleEvents {
  /** The user is active: report it to the server, whose own count then restarts. */
  onBeat: () => void;
  /** How long until the end, while the person is being asked; null when there is nothing to ask. */
  onWarn: (leftMs: number | null) => void;
  /** The time is up. Called once. */
  onEnd: () => void;
}

/** A watch over the use of this browser's tabs. */
export interface IdleWatch {
  /** The person did something. While they are being asked it does not count: a bump of the table is not an answer. */
  used: () => void;
  /** The person answered that they are there. */
  stay: () => void;
  /** Looks at the clock: another tab was used, or this page was asleep. */
  look: () => void;
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
    // Before the first use there is nothing to count from, nor when the clock was set back.
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
  const look = () => {
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
      timer = setTimeout(look, left % 1000 || 1000);
      return;
    }
    if (asking) {
      asking = false;
      events.onWarn(null);
    }
    timer = setTimeout(look, left - warnMs);
  };
  const note = () => {
    lastUse.write(Date.now());
    // The first activity is reported at once, and the last one of a busy interval at its end, so that the server never
    // counts from an earlier one than the page.
    const due = lastBeat + beatMs - Date.now();
    if (due <= 0) beat();
    else beatTimer ??= setTimeout(beat, due);
  };

  look();
  if (!over && !asking) {
    lastUse.write(Date.now());
    // The page has just been requested, so the server knows.
    lastBeat = Date.now();
    look();
  }
  return {
    used: () => {
      if (over) return;
      look();
      if (!over && !asking) note();
    },
    stay: () => {
      if (over) return;
      lastUse.write(Date.now());
      beat();
      look();
    },
    look,
    stop: () => {
      over = true;
      clearTimeout(timer);
      clearTimeout(beatTimer);
    },
  };
}

/** User events, including those of reading. */
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "touchstart"] as const;

/** A use is looked at no more often than this, in milliseconds. */
const grain = 1_000;

/** A last use in local storage, under a key; in memory where storage is closed, which is then this tab alone. */
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
        // What this tab knows itself still counts.
      }
    },
  };
}

/** What {@link useIdle} needs. */
export interface IdleOptions extends IdleTimes {
  enabled: boolean;
  /** Key of the last use in local storage. */
  storageKey: string;
  onBeat: () => void;
  onEnd: () => void;
}

/**
 * Ends an idle session. Returns the milliseconds left while the user is being asked whether they are there, else null,
 * and the function that answers.
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
    const made = watchIdle(times, storedLastUse(storageKey), { onBeat: beat, onWarn: setLeft, onEnd: end });
    setWatch(made);
    let last = Number.NEGATIVE_INFINITY;
    const used = (event: Event) => {
      // A list may scroll without the user, as a conversation does on a new message.
      if (event.type === "scroll" && event.target !== document) return;
      if (event.timeStamp - last < grain) return;
      last = event.timeStamp;
      made.used();
    };
    const elsewhere = (event: StorageEvent) => {
      if (event.key === storageKey) made.look();
    };
    for (const sign of signs) window.addEventListener(sign, used, { capture: true, passive: true });
    for (const wake of ["focus", "pageshow"] as const) window.addEventListener(wake, made.look);
    document.addEventListener("visibilitychange", made.look);
    window.addEventListener("storage", elsewhere);
    return () => {
      made.stop();
      setWatch(null);
      setLeft(null);
      for (const sign of signs) window.removeEventListener(sign, used, { capture: true });
      for (const wake of ["focus", "pageshow"] as const) window.removeEventListener(wake, made.look);
      document.removeEventListener("visibilitychange", made.look);
      window.removeEventListener("storage", elsewhere);
    };
  }, [enabled, storageKey, limitMs, warnMs, beatMs]);

  return { leftMs, stay: () => watch?.stay() };
}
