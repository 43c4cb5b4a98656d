"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyStrip } from "@aangan/ui/safety-banner";
import { PlaceLink as Link } from "@/lib/place-link";
import { placeOf } from "@/lib/places";
import type { Client } from "./queries";
import { flagWords, useAcknowledging } from "./urgent";

/** One strip for each client who needs the coach now, whatever the list below is narrowed to. */
export function UrgentStrips({ clients, now }: { clients: readonly Client[]; now: Date | null }) {
  return clients
    .filter((client) => client.hasUrgentKeyword)
    .map((client) => <Strip key={client.id} client={client} now={now} />);
}

function Strip({ client, now }: { client: Client; now: Date | null }) {
  const acknowledge = useAcknowledging(client);
  const { title, detail } = flagWords(client, now);
  return (
    <SafetyStrip
      // What has become more urgent is read out anew.
      key={client.urgentTier}
      title={title}
      detail={detail}
      linkComponent={Link}
      open={{ label: crisis.openChat, href: placeOf("messages", client.id) }}
      acknowledge={acknowledge}
    />
  );
}
