"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "../alert/alert";
import { Button } from "../button/button";
import { Dialog, DialogBody, DialogContent, DialogTitle } from "../dialog/dialog";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton";
import { late } from "./late";

/** How long a press may go without an answer, in milliseconds. */
const quietMs = 400;

/** What a dialog needs that comes late. */
export interface LateDialogProps {
  /** Called when it is closed, also before it has come. */
  onClose: () => void;
}

/** What is said while a dialog does not come. */
export interface LateDialogWords {
  /** What did not open, in a sentence. */
  failed: string;
  /** Why, as far as one can know. */
  text: string;
  retry: string;
  loading: string;
  close: string;
}

/** A dialog that comes late. Mount it while the dialog is open. */
export interface LateDialog<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead, when somebody comes near what opens it. Rejects when it does not come. */
  bring: () => Promise<unknown>;
}

/**
 * A dialog whose code is a file of its own, fetched when it is first opened. That file may not come: without a network the
 * page stays as it is, a dialog in the other one's place says so, and asks once more when it is told to. While it is on its
 * way for longer than a moment, that is shown too. Call it once, outside of components.
 */
export function lateDialog<Props extends LateDialogProps>(
  load: () => Promise<ComponentType<Props>>,
  words: LateDialogWords,
): LateDialog<Props> {
  const part = late(load);
  function Late(props: Props) {
    const [Here, setHere] = useState<ComponentType<Props> | null>(part.here);
    const [state, setState] = useState<"quiet" | "waiting" | "failed" | "leaving">("quiet");
    const [pending, setPending] = useState(true);
    const [tries, setTries] = useState(0);
    // Something stands in its place and has the focus. Only that says when it is gone.
    const standing = useRef(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once more.
    useEffect(() => {
      let gone = false;
      const wait = window.setTimeout(() => setState((before) => (before === "quiet" ? "waiting" : before)), quietMs);
      setPending(true);
      part.bring().then(
        (found) => {
          if (gone) return;
          window.clearTimeout(wait);
          // What stands in its place goes first, and gives the focus back to what was pressed: it returns there later. On a
          // machine that is slow it may not stand there yet, though it was time.
          if (standing.current) setState("leaving");
          else setHere(() => found);
        },
        () => {
          if (gone) return;
          window.clearTimeout(wait);
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
    return (
      <Dialog
        open={state === "waiting" || state === "failed"}
        onOpenChange={(open) => {
          if (!open) props.onClose();
        }}
      >
        <DialogContent
          closeLabel={words.close}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            standing.current = true;
          }}
          onCloseAutoFocus={() => setHere(part.here)}
        >
          <DialogTitle className="sr-only">{state === "failed" ? words.failed : words.loading}</DialogTitle>
          <DialogBody className="pt-14 pb-8 md:pt-16">
            {state === "failed" ? (
              <Alert
                tone="danger"
                title={words.failed}
                action={
                  <Button
                    size="sm"
                    variant="secondary"
                    pending={pending}
                    pendingText={words.loading}
                    onClick={() => setTries((count) => count + 1)}
                  >
                    {words.retry}
                  </Button>
                }
              >
                {words.text}
              </Alert>
            ) : (
              <SkeletonGroup label={words.loading} className="flex flex-col gap-4">
                <Skeleton className="h-8 w-3/5" />
                <Skeleton className="w-full" />
                <Skeleton className="w-11/12" />
                <Skeleton className="w-2/3" />
              </SkeletonGroup>
            )}
          </DialogBody>
        </DialogContent>
      </Dialog>
    );
  }
  return Object.assign(Late, { bring: part.bring });
}
