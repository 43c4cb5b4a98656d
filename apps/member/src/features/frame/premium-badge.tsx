"use client";

import * as layout from "@aangan/copy/layout";
import { limits } from "@aangan/copy/limits";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Tooltip, TooltipProvider } from "@aangan/ui/tooltip/tooltip.tsx";
import { Crown } from "lucide-react";

/** The badge of a premium member, with a tooltip of the benefits. */
export function PremiumBadge() {
  return (
    <TooltipProvider delayMs={limits.tooltipDelayMs} skipMs={limits.tooltipSkipDelayMs}>
      <Tooltip label={layout.premiumHint} side="bottom">
        {/* A button, so that the tooltip also opens by keyboard and long press. */}
        <button type="button" className="grid min-h-11 cursor-default place-items-center rounded-tile">
          <Badge variant="success">
            <Crown aria-hidden="true" />
            {layout.premium}
          </Badge>
        </button>
      </Tooltip>
    </TooltipProvider>
  );
}
