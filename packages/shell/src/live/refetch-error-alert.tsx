import { messageOf } from "@aangan/api/errors";
import { common } from "@aangan/copy/common";
import { errors } from "@aangan/copy/errors";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";

/** Props of {@link RefetchErrorAlert}. */
export interface RefetchErrorAlertProps {
  query: { isRefetchError: boolean; error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  className?: string;
}

/**
 * Says over what is shown that it could not be read anew, with the way to try again; nothing while all is well. Whatever stands
 * until something says that it changed needs this: by itself nothing is asked for a second time.
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
