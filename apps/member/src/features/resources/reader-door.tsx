"use client";

import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { resourcesPage as words } from "@aangan/copy/resources-page";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@aangan/ui/dialog";
import { type ComponentType, useEffect, useState } from "react";
import { Failure } from "@/lib/failure";
import type { ReaderDialogProps } from "./reader-dialog";

type Reader = ComponentType<ReaderDialogProps>;

let reader: Reader | null = null;

/** Fetches the reader, which reads Markdown; again after it failed. Call it when somebody comes near a piece. */
export async function bringReader(): Promise<Reader> {
  reader ??= (await import("./reader-dialog")).ReaderDialog;
  return reader;
}

/**
 * The reader as soon as it is here. It is a file of its own that may not come: without a network the page stays, and says so.
 * Mounted while a piece is open.
 */
export function ReaderDoor(props: ReaderDialogProps) {
  const [Here, setHere] = useState<Reader | null>(() => reader);
  const [failed, setFailed] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const [pending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks once more.
  useEffect(() => {
    let gone = false;
    setPending(true);
    bringReader().then(
      (found) => {
        if (!gone) setHere(() => found);
      },
      (error: unknown) => {
        if (gone) return;
        setPending(false);
        setFailed(new Error(errors.unreachable, { cause: error }));
      },
    );
    return () => {
      gone = true;
    };
  }, [tries]);
  if (Here) return <Here {...props} />;
  if (!failed) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent closeLabel={common.close} aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{words.readerFailed}</DialogTitle>
        </DialogHeader>
        <DialogBody className="pb-8">
          <Failure
            title={words.readerFailed}
            error={failed}
            pending={pending}
            onRetry={() => setTries((count) => count + 1)}
          />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
