"use client";

import * as words from "@aangan/copy/past-due";
import { routes } from "@aangan/copy/routes";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { Banner } from "@aangan/ui/banner/banner.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { CreditCard } from "lucide-react";
import { usePathname } from "next/navigation";
import { fullDate } from "@/lib/dates";
import { SubscribeLink } from "@/lib/subscribe-link";
import { useSubscription } from "@/lib/subscription";
import { useUser } from "@/lib/user";

/**
 * The banner over a member's pages while a renewal is unpaid: the end of access, and a link to the card. It can be
 * dismissed until the tab is closed; a new end shows it again. Hidden on the plan's page, which has the details.
 */
export function PastDue() {
  const { data: user } = useUser();
  const path = usePathname();
  // A member with an unpaid invoice still has access, so the plan of others is not fetched.
  const { data: plan } = useSubscription({ enabled: user?.hasActiveSubscription === true });
  const [dismissed, dismiss] = useTabState<string | null>("past_due_put_away", null);
  const subscription = plan?.subscription;
  if (!user || subscription?.status !== "past_due" || path === routes.subscribe.path) return null;
  const { graceEndsAt } = subscription;
  // A plan without an end has a separate dismissal key.
  const dismissalKey = graceEndsAt ?? "open";
  if (dismissed === dismissalKey) return null;
  return (
    <Banner
      tone="caution"
      label={words.label}
      icon={<CreditCard aria-hidden="true" />}
      onDismiss={() => dismiss(dismissalKey)}
      dismissLabel={words.notNow}
      action={
        <Button asChild size="sm" variant="secondary">
          <SubscribeLink>{words.action}</SubscribeLink>
        </Button>
      }
    >
      {graceEndsAt ? words.until({ date: fullDate(graceEndsAt, user.timeZone) }) : words.text}
    </Banner>
  );
}
