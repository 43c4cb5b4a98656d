import { common } from "@aangan/copy/common";
import { membershipPage as words } from "@aangan/copy/membership-page";
import { Alert } from "@aangan/ui/alert";
import { Button } from "@aangan/ui/button";

/** In the form's place when it did not come: why that may be, that nothing was charged, and the way to try again. */
export function FormBlocked({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={words.formBlocked}
      className="mt-4"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    >
      {words.formBlockedText}
    </Alert>
  );
}
