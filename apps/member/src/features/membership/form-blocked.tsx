import * as common from "@aangan/copy/common";
import * as words from "@aangan/copy/membership-page";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useEffect, useRef } from "react";

/** Props of {@link FormBlocked}. */
export interface FormBlockedProps {
  /** The known reason. */
  text?: string;
  onRetry: () => void;
}

/** Replaces a form that did not load: possible reasons, and a focused retry button. */
export function FormBlocked({ text = words.formBlockedText, onRetry }: FormBlockedProps) {
  const retry = useRef<HTMLButtonElement>(null);
  // The pressed button was removed.
  useEffect(() => retry.current?.focus(), []);
  return (
    <Alert
      tone="danger"
      title={words.formBlocked}
      className="mt-4"
      action={
        <Button ref={retry} size="sm" variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
