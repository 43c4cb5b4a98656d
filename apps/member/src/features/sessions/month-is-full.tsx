import * as words from "@aangan/copy/booking";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { SubscribeLink } from "@/lib/subscribe-link";

/** Props of {@link MonthIsFull}. */
export interface MonthIsFullProps {
  /** The name of the month without sessions left; null shows nothing. */
  month: string | null;
  /** The name of the later month in which the calendar opened; null if the full month is shown. */
  next: string | null;
  included: number;
}

/** Says, before a booking, that a month has no sessions left, and where the next ones are. */
export function MonthIsFull({ month, next, included }: MonthIsFullProps) {
  if (month === null) return null;
  return (
    <Alert tone="caution" title={words.fullTitle({ included, month })}>
      {next === null ? words.fullText : words.fullNext({ next })}{" "}
      <TextLink variant="inherit" asChild>
        <SubscribeLink>{words.aboutPremium}</SubscribeLink>
      </TextLink>
    </Alert>
  );
}
