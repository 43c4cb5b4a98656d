"use client";

import { crisis } from "@aangan/copy/crisis";
import { SafetyStrip } from "@aangan/ui/safety-banner/safety-strip.tsx";
import { type RefObject, useRef } from "react";
import { DashboardLink as Link } from "@/lib/dashboard-link";
import { tabHref } from "@/lib/hrefs";
import { useAfterAcknowledging } from "./after-acknowledging";
import type { Client } from "./queries";
import { flagText, useAcknowledging } from "./urgent";

/** Props of {@link UrgentStrips}. */
export interface UrgentStripsProps {
  clients: readonly Client[];
  now: Date | null;
  /** The page's heading, which receives focus when the last strip disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One strip for each urgent client, whatever the list's filter. */
export function UrgentStrips({ clients, now, heading }: UrgentStripsProps) {
  const urgent = clients.filter((client) => client.hasUrgentKeyword);
  const strips = useRef(new Map<string, HTMLElement>());
  const ids = urgent.map(({ id }) => id);
  const pressed = useAfterAcknowledging(ids, (place) => {
    // Focus the next strip rather than its button, so that a second press does not acknowledge it by mistake.
    const next = ids[Math.min(place, ids.length - 1)];
    return next === undefined ? heading.current : strips.current.get(next);
  });
  return urgent.map((client) => (
    <Strip
      key={client.id}
      client={client}
      now={now}
      onPress={() => pressed(client.id)}
      stripRef={(strip) => {
        if (strip) strips.current.set(client.id, strip);
        return () => strips.current.delete(client.id);
      }}
    />
  ));
}

interface StripProps {
  client: Client;
  now: Date | null;
  onPress: () => void;
  stripRef: (strip: HTMLElement | null) => () => void;
}

function Strip({ client, now, onPress, stripRef }: StripProps) {
  const acknowledge = useAcknowledging(client);
  const { title, detail } = flagText(client, now);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form.
    <div ref={stripRef} role="group" aria-label={title} tabIndex={-1} className="rounded-card">
      <SafetyStrip
        // A higher tier is announced again.
        key={client.urgentTier}
        title={title}
        detail={detail}
        linkComponent={Link}
        open={{ label: crisis.openChat, href: tabHref("messages", client.id) }}
        acknowledge={{
          ...acknowledge,
          onAcknowledge: () => {
            onPress();
            acknowledge.onAcknowledge();
          },
        }}
      />
    </div>
  );
}
