"use client";

import { messageOf } from "@aangan/api/errors";
import { disclaimers } from "@aangan/copy/brand";
import { errors } from "@aangan/copy/errors";
import { fill } from "@aangan/copy/format";
import { membership as words } from "@aangan/copy/membership";
import { routes } from "@aangan/copy/routes";
import { WallPanel } from "@aangan/ui/art/wall-panel";
import { Button } from "@aangan/ui/button";
import { Card } from "@aangan/ui/card";
import { toast } from "@aangan/ui/toast";
import { useRouter } from "next/navigation";
import { Included } from "./included";
import { type PricingVariant, priceOf } from "./price";
import { useStartTrial } from "./queries";

/** Who has neither a plan nor had a trial: what there is, what it costs, and how to begin without paying. */
export function Pitch({ variant }: { variant: PricingVariant }) {
  const router = useRouter();
  const trial = useStartTrial({
    onStarted: () => {
      toast({ title: words.trialStarted.title, description: words.trialStarted.text });
      router.push(routes.dashboard.path);
    },
    onFailed: (error) =>
      toast({ title: words.trialFailed, description: messageOf(error, errors.somethingWrong), variant: "destructive" }),
  });
  return (
    <div className="mx-auto max-w-[940px]">
      <WallPanel className="px-5 pt-7 pb-20 max-frame:-mx-4 max-frame:rounded-none frame:px-9 frame:pt-9 frame:pb-22">
        <h1 className="max-w-[11em] font-display font-medium text-h1">{words.pitchTitle}</h1>
        <p className="mt-2 max-w-[26ch] text-pretty md:max-w-[46ch]">{words.pitchText}</p>
      </WallPanel>
      <div className="mt-5 grid items-start gap-5 md:grid-cols-[1fr_360px]">
        <Card padding="roomy" className="md:col-start-2">
          <p className="font-display font-medium text-h2 tabular-nums">
            {fill(words.perMonth, { price: priceOf(variant) })}
          </p>
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
        <Card padding="roomy" className="md:col-start-1 md:row-start-1">
          <Included variant={variant} />
        </Card>
      </div>
      <p className="mt-6 border-line border-t pt-4 text-fine text-ink-muted">{disclaimers.full}</p>
    </div>
  );
}
