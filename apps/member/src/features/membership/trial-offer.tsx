"use client";

import * as words from "@aangan/copy/membership";
import { routes } from "@aangan/copy/routes";
import { toastFailure } from "@aangan/shell/forms/toast-failure.ts";
import { Button } from "@aangan/ui/button/button.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { toast } from "@aangan/ui/toast/store.ts";
import { useRouter } from "next/navigation";
import { type PricingVariant, priceOf } from "./price";
import { useStartTrial } from "./queries";

/** The price and the start of a free trial, for members who have had none. */
export function TrialOffer({ variant }: { variant: PricingVariant }) {
  const router = useRouter();
  const trial = useStartTrial({
    onStarted: () => {
      toast({ title: words.trialStarted.title, description: words.trialStarted.text });
      router.push(routes.dashboard.path);
    },
    onFailed: (error) => toastFailure(words.trialFailed, error),
  });
  return (
    <Card padding="roomy">
      <p className="font-display font-medium text-h2 tabular-nums">{words.perMonth({ price: priceOf(variant) })}</p>
      <p className="mt-1 text-ink-muted text-small">{words.freeFirst}</p>
      <Button
        size="lg"
        block
        className="mt-4"
        pending={trial.isPending || trial.isSuccess}
        pendingText={words.startingTrial}
        onClick={() => trial.mutate()}
      >
        {words.startTrial}
      </Button>
      <p className="mt-3 text-center text-small">{words.noCommitment}</p>
    </Card>
  );
}
