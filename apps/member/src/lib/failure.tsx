"use client";

import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CrisisBanner } from "./crisis-banner";

/** Props of {@link Failure}. */
export interface FailureProps {
  /** What could not be fetched, as shown to the member. */
  title: string;
  error: Error;
  /** A retry is in flight. */
  pending: boolean;
  onRetry: () => void;
  /** It replaces a whole screen: help comes first, because the screen's own help is missing. */
  screen?: boolean;
}

/** Replaces a page, or a part of one, that could not be fetched: its name, the reason, and a retry button. */
export function Failure({ title, error, pending, onRetry, screen = false }: FailureProps) {
  return (
    <>
      {screen ? <CrisisBanner compact announce={false} className="mb-5" /> : null}
      <Alert
        tone="danger"
        title={title}
        action={
          <Button size="sm" variant="secondary" pending={pending} pendingText={common.loading} onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {messageOf(error, errors.somethingWrong)}
      </Alert>
    </>
  );
}
