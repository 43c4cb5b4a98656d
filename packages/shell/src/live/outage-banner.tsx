"use client";

import { ApiError, isUnavailable } from "@aangan/api/errors";
import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import { Banner } from "@aangan/ui/banner/banner.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { onRecovered, useOutage } from "./outage";

const helplines = [
  { href: crisisLinks.call988, label: crisis.call988 },
  { href: crisisLinks.text988, label: crisis.text988 },
  { href: crisisLinks.call911, label: crisis.call911 },
];

/**
 * A banner across the top of a page while the server cannot serve, with links to the helplines. After the recovery it
 * disappears, and queries that had failed are refetched. Every page mounts it once.
 */
export function OutageBanner() {
  const client = useQueryClient();
  const outage = useOutage();
  useEffect(
    () =>
      onRecovered(
        () =>
          void client.invalidateQueries({
            predicate: ({ state }) => state.error instanceof ApiError && isUnavailable(state.error.status),
          }),
      ),
    [client],
  );
  return (
    <div role="status">
      {outage ? (
        <Banner
          tone="caution"
          label={layout.outageLabel}
          icon={<CloudOff aria-hidden="true" />}
          action={
            <div className="flex flex-wrap gap-2">
              {helplines.map(({ href, label }) => (
                <Button key={href} asChild size="sm" variant="secondary">
                  <a href={href}>{label}</a>
                </Button>
              ))}
            </div>
          }
        >
          {layout.outage} {layout.outageHelp}
        </Banner>
      ) : null}
    </div>
  );
}
