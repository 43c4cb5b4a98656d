import * as disclaimers from "@aangan/copy/disclaimers";
import * as words from "@aangan/copy/membership";
import { WallPanel } from "@aangan/ui/art/wall-panel/wall-panel.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import type { ReactNode } from "react";
import { BackHome } from "./back-home";
import { Included } from "./included";
import type { PricingVariant } from "./price";

/** Props of {@link Pitch}. */
export interface PitchProps {
  variant: PricingVariant;
  /** A sentence about the earlier plan. */
  before?: string;
  /** The card with the price and the button. */
  offer: ReactNode;
  /** More of the page, below the two cards. */
  children?: ReactNode;
}

/** For members without a plan: its features and price, and a way to start. */
export function Pitch({ variant, before, offer, children }: PitchProps) {
  return (
    <div className="mx-auto max-w-[940px]">
      <WallPanel className="px-5 pt-7 pb-20 max-frame:-mx-4 max-frame:rounded-none frame:px-9 frame:pt-9 frame:pb-22">
        <h1 className="max-w-[11em] font-display font-medium text-h1">{words.pitchTitle}</h1>
        <p className="mt-2 max-w-[26ch] text-pretty md:max-w-[46ch]">{before ?? words.pitchText}</p>
      </WallPanel>
      <div className="mt-5 grid items-start gap-5 max-frame:md:grid-cols-[1fr_360px] lg:grid-cols-[1fr_360px]">
        <div className="max-frame:md:col-start-2 lg:col-start-2">{offer}</div>
        <Card
          padding="roomy"
          className="max-frame:md:col-start-1 max-frame:md:row-start-1 lg:col-start-1 lg:row-start-1"
        >
          <Included variant={variant} />
          <BackHome className="mt-6" />
        </Card>
      </div>
      {children}
      <p className="mt-6 border-line border-t pt-4 text-fine text-ink-muted">{disclaimers.full}</p>
    </div>
  );
}
