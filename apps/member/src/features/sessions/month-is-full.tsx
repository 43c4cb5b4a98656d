import * as words from "@aangan/copy/booking";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { SubscribeLink } from "@/lib/subscribe-link";
import type { AllowanceStatus } from "./allowance";

/** Warns, before a booking, that the shown month has no sessions left. */
export function MonthIsFull({ status, month }: { status: AllowanceStatus | null; month: string }) {
  if (!status?.full) return null;
  return (
    <Alert tone="caution" title={words.fullTitle({ included: status.included, month })}>
      {words.fullText}{" "}
      <TextLink variant="inherit" asChild>
        <SubscribeLink>{words.aboutPremium}</SubscribeLink>
      </TextLink>
    </Alert>
  );
}
