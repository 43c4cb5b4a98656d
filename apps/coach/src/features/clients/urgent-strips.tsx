"use client";

import * as crisis from "@aangan/copy/crisis";
import { SafetyStrip } from "@aangan/ui/safety-banner/safety-strip.tsx";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import type { Client } from "./queries";
import { flagText } from "./urgent";

/** Props of {@link UrgentStrips}. */
export interface UrgentStripsProps {
  clients: readonly Client[];
  now: Date | null;
}

/**
 * One strip for each urgent client, whatever the list's filter, with a link to the conversation. A crisis is closed
 * there only, after reading.
 */
export function UrgentStrips({ clients, now }: UrgentStripsProps) {
  return clients
    .filter((client) => client.hasUrgentKeyword)
    .map((client) => <Strip key={client.id} client={client} now={now} />);
}

function Strip({ client, now }: { client: Client; now: Date | null }) {
  const { title, detail } = flagText(client, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
    <div role="group" aria-label={title} className="rounded-card">
      <SafetyStrip
        // A higher tier is announced again.
        key={client.urgentTier}
        title={title}
        detail={detail}
        linkComponent={Link}
        open={{ label: crisis.openChat, href: tabHref("messages", client.id) }}
      />
    </div>
  );
}
