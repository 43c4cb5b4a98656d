import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";
import { late } from "@aangan/ui/late-dialog/late.ts";
import { Spinner } from "@aangan/ui/spinner/spinner.tsx";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** How long a screen may be on its way without a word, in milliseconds. */
const quietMs = 300;

/** How long after a page stands it fetches what may be opened next, in milliseconds: what is first seen comes first. */
const calmMs = 1_000;

/** A screen that comes late. */
export interface LateScreen<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead of its use. Rejects when it does not come; opened, it is asked for once more. */
  bring: () => Promise<unknown>;
}

/**
 * A screen whose code is a file of its own, fetched when it is first shown. Fetched ahead it is there at once; otherwise a word
 * stands in its place, and when it does not come, why, and a way to ask for it again. Call it once, outside of components.
 */
export function lateScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LateScreen<Props> {
  const part = late(load);
  function Late(props: Props) {
    const [Here, setHere] = useState<ComponentType<Props> | null>(part.here);
    const [state, setState] = useState<"quiet" | "waiting" | "failed">("quiet");
    const [tries, setTries] = useState(0);
    const [pending, setPending] = useState(true);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once more.
    useEffect(() => {
      if (Here) return;
      let gone = false;
      const wait = window.setTimeout(() => setState((before) => (before === "quiet" ? "waiting" : before)), quietMs);
      setPending(true);
      part.bring().then(
        (found) => {
          if (!gone) setHere(() => found);
        },
        () => {
          if (gone) return;
          setPending(false);
          setState("failed");
        },
      );
      return () => {
        gone = true;
        window.clearTimeout(wait);
      };
    }, [tries]);
    if (Here) return <Here {...props} />;
    if (state === "failed")
      return (
        <EmptyState
          role="alert"
          seed="late"
          headingLevel={2}
          title={common.notOpened}
          description={errors.unreachable}
          action={
            <Button pending={pending} pendingText={common.loading} onClick={() => setTries((count) => count + 1)}>
              {common.retry}
            </Button>
          }
        />
      );
    return (
      <div className="grid min-h-60 flex-1 place-items-center text-primary">
        {state === "waiting" ? <Spinner size={32} label={common.loading} /> : null}
      </div>
    );
  }
  return Object.assign(Late, { bring: part.bring });
}

/** Fetches screens ahead, a moment after the page stands. Give it the same list at each drawing. */
export function useBrought(screens: readonly Pick<LateScreen<never>, "bring">[]): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      // One that does not come is asked for again when it is opened, and says so there.
      for (const { bring } of screens) bring().catch(() => undefined);
    }, calmMs);
    return () => window.clearTimeout(timer);
  }, [screens]);
}
