import * as words from "@aangan/copy/booking";
import { routes } from "@aangan/copy/routes";
import { currentName } from "@aangan/shell/forms/zones.ts";
import { Alert } from "@aangan/ui/alert/alert.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { zoneAt } from "@aangan/ui/time-slots/clock.ts";
import { Link } from "@/lib/link";
import { sameClock } from "./times";

/** Returns the common name of a clock: "New York (EST)". */
function clockName(zone: string, now: Date): string {
  const place = currentName(zone).split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  const name = zoneAt(now.toISOString(), zone);
  return place === name ? place : `${place} (${name})`;
}

/** Props of {@link ZoneNote}. */
export interface ZoneNoteProps {
  /** The zone of the member's profile, in which every time on the page is shown. */
  zone: string;
  now: Date;
}

/** Shown when the device's time zone differs from the profile's: the member travels, or the profile is wrong. */
export function ZoneNote({ zone, now }: ZoneNoteProps) {
  const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (sameClock(device, zone, now)) return null;
  return (
    <Alert tone="neutral" live="off">
      <p className="font-normal text-small">
        {words.zoneDiffers({ device: clockName(device, now), profile: clockName(zone, now) })}{" "}
        <TextLink variant="inherit" asChild>
          <Link href={routes.profile.path}>{words.changeZone}</Link>
        </TextLink>
      </p>
    </Alert>
  );
}
