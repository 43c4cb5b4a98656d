import { messageOf } from "@aangan/api/errors";
import * as common from "@aangan/copy/common";
import * as errors from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";

/** Props of {@link RefetchErrorAlert}. */
export interface RefetchErrorAlertProps {
  query: { isRefetchError: boolean; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  className?: string;
}

/**
 * Reports above stale data that its refetch failed, with a retry button; renders nothing otherwise. Every query that
 * events keep current needs it, because failed fetches are not retried automatically.
 */
export function RefetchErrorAlert({ query, className }: RefetchErrorAlertProps) {
  if (!query.isRefetchError) return null;
  return (
    <Alert
      tone="caution"
      title={common.mayBeOld}
      className={className}
      action={
        <Button
          size="sm"
          variant="secondary"
          pending={query.isFetching}
          pendingText={common.loading}
          onClick={() => void query.refetch()}
        >
          {common.retry}
        </Button>
      }
    >
      {messageOf(query.error, errors.somethingWrong)}
    </Alert>
  );
}
