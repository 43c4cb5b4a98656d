import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { EmptyState } from "@aangan/ui/empty-state/empty-state.tsx";

/** Props of {@link LoadError} and {@link LoadErrorSmall}. */
export interface LoadErrorProps {
  title: string;
  error: Error;
  /** A retry is in flight. */
  trying: boolean;
  retry: () => void;
}

/** Replaces a part of a page that could not be fetched, with a retry button. The seed selects its kolam. */
export function LoadError({ title, error, trying, retry, seed }: LoadErrorProps & { seed: string }) {
  return (
    <EmptyState
      role="alert"
      seed={seed}
      headingLevel={2}
      title={title}
      description={messageOf(error, errors.somethingWrong)}
      action={
        <Button pending={trying} pendingText={common.loading} onClick={retry}>
          {common.retry}
        </Button>
      }
    />
  );
}

/** A compact version, for use next to other data. */
export function LoadErrorSmall({ title, error, trying, retry }: LoadErrorProps) {
  return (
    <Alert
      tone="caution"
      title={title}
      action={
        <Button size="sm" variant="secondary" pending={trying} pendingText={common.loading} onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {messageOf(error, errors.somethingWrong)}
    </Alert>
  );
}
