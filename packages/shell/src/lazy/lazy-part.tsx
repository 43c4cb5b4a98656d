import { type ComponentType, type ReactNode, useEffect, useState } from "react";

// Not React.lazy with Suspense: React shows a part that arrives soon after its fallback only 300 ms later, and would
// replace the dialog of `lazyDialog` before that has restored focus.

/** The time after which the page shows that it is loading, in milliseconds. */
const slowAfterMs = 400;

/** The delay of `usePreload` after a page has loaded, in milliseconds: the page's own content comes first. */
const preloadAfterMs = 1_000;

/** A component in a separate chunk, loaded when it is first mounted. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead of use. Rejects if loading fails; the next mount then tries again. */
  preload: () => Promise<unknown>;
}

/** The code of one part. */
export interface PartLoader<Props> {
  /** The component once it has loaded. */
  loaded: () => ComponentType<Props> | null;
  /** Loads the component. Calls during loading share it; a call after a failure loads again. */
  load: () => Promise<ComponentType<Props>>;
}

/** Returns a loader that keeps the component once `load` has succeeded. */
export function partLoader<Props>(load: () => Promise<ComponentType<Props>>): PartLoader<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const run = async () => {
    try {
      loaded = await load();
      return loaded;
    } finally {
      loading = null;
    }
  };
  return {
    loaded: () => loaded,
    load() {
      if (loaded) return Promise.resolve(loaded);
      loading ??= run();
      return loading;
    },
  };
}

/** What {@link useLazyPart} returns. */
export interface LazyPartState<Props> {
  Part: ComponentType<Props> | null;
  /** "slow" once loading takes noticeably long; "failed" also while a retry is in flight. */
  status: "loading" | "slow" | "failed" | "loaded";
  /** A request for the code is in flight. */
  pending: boolean;
  retry: () => void;
}

/**
 * Loads a part for the component that shows it. When loading fails twice although the server answers, the file is
 * gone, as after a deployment: the page reloads to get the new version.
 */
export function useLazyPart<Props>(loader: PartLoader<Props>): LazyPartState<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(loader.loaded);
  const [status, setStatus] = useState<LazyPartState<Props>["status"]>(Part ? "loaded" : "loading");
  const [pending, setPending] = useState(true);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (Part) return;
    let unmounted = false;
    const slow = window.setTimeout(() => setStatus((now) => (now === "loading" ? "slow" : now)), slowAfterMs);
    setPending(true);
    loader.load().then(
      (loaded) => {
        if (unmounted) return;
        window.clearTimeout(slow);
        setPart(() => loaded);
        setStatus("loaded");
      },
      () => {
        if (unmounted) return;
        window.clearTimeout(slow);
        setPending(false);
        setStatus("failed");
        if (failedBefore.has(loader)) void reloadIfServerAnswers();
        failedBefore.add(loader);
      },
    );
    return () => {
      unmounted = true;
      window.clearTimeout(slow);
    };
  }, [attempt]);
  return { Part, status, pending, retry: () => setAttempt((count) => count + 1) };
}

// Only failures that a user has seen: a preload that fails must not lead to a reload.
const failedBefore = new WeakSet<object>();

async function reloadIfServerAnswers(): Promise<void> {
  const response = await fetch(window.location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (response?.ok) window.location.reload();
}

/** Preloads parts a moment after the page has loaded. The list must be the same on every render. */
export function usePreload(parts: readonly Pick<LazyPart<never>, "preload">[]): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // A part that fails to load now is loaded again when it is opened, and shows the error there.
      for (const { preload } of parts) preload().catch(() => undefined);
    }, preloadAfterMs);
    return () => window.clearTimeout(timer);
  }, [parts]);
}
