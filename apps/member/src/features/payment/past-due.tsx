"use client";

import { fill } from "@aangan/copy/format";
import { pastDue as words } from "@aangan/copy/payment-return";
import { routes } from "@aangan/copy/routes";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Banner } from "@aangan/ui/banner/banner.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CreditCard } from "lucide-react";
import { usePathname } from "next/navigation";
import { dateIn } from "@/lib/dates";
import { SubscribeLink } from "@/lib/subscribe-link";
import { useSubscription } from "@/lib/subscription";
import { useUser } from "@/lib/user";

/**
 * The line over a member's pages while a renewal is not paid: until when everything stays as it is, and the way to the card. It
 * can be put away until the tab is closed; when it comes to a new end, it is said anew. Nothing on the page of the plan itself,
 * which says it at length.
 */
export function PastDue() {
  const { data: user } = useUser();
  const path = usePathname();
  // Who owes something still has what they pay for; nobody else is asked about.
  const { data: plan } = useSubscription({ enabled: user?.hasActiveSubscription === true });
  const [put, putAway] = useTabState<string | null>("past_due_put_away", null);
  const subscription = plan?.subscription;
  if (!user || subscription?.status !== "past_due" || path === routes.subscribe.path) return null;
  const { graceEndsAt } = subscription;
  // One that says no end is put away by its own word.
  const which = graceEndsAt ?? "open";
  if (put === which) return null;
  return (
    <Banner
      tone="caution"
      label={words.label}
      icon={<CreditCard aria-hidden="true" />}
      onDismiss={() => putAway(which)}
      dismissLabel={words.notNow}
      action={
        <Button asChild size="sm" variant="secondary">
          <SubscribeLink>{words.action}</SubscribeLink>
        </Button>
      }
    >
      {graceEndsAt ? fill(words.until, { date: dateIn(graceEndsAt, user.timeZone) }) : words.text}
    </Banner>
  );
}
