"use client";

import * as words from "@aangan/copy/my-data";
import { ago } from "@aangan/shell/live/ago.ts";
import { useServerClock } from "@aangan/shell/live/clock.ts";
import { clockWithZone, writeAt } from "@aangan/shell/locale/dates.ts";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet } from "lucide-react";
import { useId, useState } from "react";
import type { SignIn } from "./queries";

const icons: Record<SignIn["kind"], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: MonitorSmartphone,
};

/** Props of {@link DeviceRow}. */
export interface DeviceRowProps {
  signIn: SignIn;
  /** The member's own zone; the browser's until it is known. */
  timeZone: string | undefined;
  onEnd: () => void;
}

/** One device: its name, its last use (exact on request), and a button to end its session. */
export function DeviceRow({ signIn, timeZone, onEnd }: DeviceRowProps) {
  const now = useServerClock();
  const [exact, setExact] = useState(false);
  const times = useId();
  const Icon = icons[signIn.kind];
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (instant: string) => {
    const day = writeAt(instant, zone, { weekday: "short", month: "short", day: "numeric", year: "numeric" });
    return `${day}, ${clockWithZone(instant, zone)}`;
  };

  return (
    <li className="flex gap-3.5 border-line border-b py-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          {signIn.device}
          {signIn.current ? <Badge variant="success">{words.thisDevice}</Badge> : null}
          {signIn.sharedDevice ? <Badge variant="caution">{words.sharedDevice}</Badge> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-muted text-small">
          <span>{now ? words.lastUsed({ ago: ago(signIn.lastUsedAt, now) }) : " "}</span>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-2.5"
            aria-expanded={exact}
            aria-controls={times}
            aria-label={words.showTimesNamed({ device: signIn.device })}
            onClick={() => setExact(!exact)}
          >
            {words.showTimes}
          </Button>
        </p>
        <p id={times} hidden={!exact} className="text-small tabular-nums">
          {words.exactTimes({ used: at(signIn.lastUsedAt), since: at(signIn.createdAt) })}
        </p>
      </div>
      {signIn.current ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          aria-label={words.endNamed({ device: signIn.device })}
          onClick={onEnd}
        >
          {words.endOne}
        </Button>
      )}
    </li>
  );
}
