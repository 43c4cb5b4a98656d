"use client";

import { messageOf } from "@aangan/api/errors";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";

/** Props of {@link Failure}. */
export interface FailureProps {
  /** What could not be had, in the product's words. */
  title: string;
  error: Error;
  /** The call is under way again. */
  pending: boolean;
  onRetry: () => void;
}

/** A part of a page that could not be read: what, why, and the way to try again. */
export function Failure({ title, error, pending, onRetry }: FailureProps) {
  return (
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
  );
}
