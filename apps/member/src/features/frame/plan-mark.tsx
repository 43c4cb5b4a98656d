"use client";

import * as layout from "@aangan/copy/layout";
import { Button } from "@aangan/ui/button/button.tsx";
import dynamic from "next/dynamic";
import { SubscribeLink } from "@/lib/subscribe-link";
import type { User } from "@/lib/user";

/** Loaded on demand, because few members see it. */
const PremiumBadge = dynamic(() => import("./premium-badge").then((module) => module.PremiumBadge), { ssr: false });

/**
 * The link to Premium, or the badge of a subscriber. Renders nothing while loading: a link that becomes a badge would
 * ask subscribers to buy their plan.
 */
export function PlanMark({ user, className }: { user: User | undefined; className?: string }) {
  if (!user) return null;
  return (
    <div className={className}>
      {user.hasActiveSubscription ? (
        <PremiumBadge />
      ) : (
        <Button asChild variant="secondary" size="sm">
          <SubscribeLink>{layout.upgrade}</SubscribeLink>
        </Button>
      )}
    </div>
  );
}
