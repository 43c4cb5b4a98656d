import type { LinkComponent } from "../app-frame/types";
import { LampIcon } from "../art/lamp-icon/lamp-icon";
import { cn } from "../lib/cn";

/** Props of {@link SafetyStrip}. */
export interface SafetyStripProps {
  /** The client who needs the coach, in bold. */
  title: string;
  /** The help shown to the client, and the time of the flag. */
  detail: string;
  /** The link to the conversation. */
  open: { label: string; href: string };
  linkComponent?: LinkComponent;
  /** Announces the strip when it appears; see the banner. */
  announce?: boolean;
  className?: string;
}

/** The coach's counterpart of the banner: a strip above the client list, one for each client who needs the coach. */
export function SafetyStrip({
  title,
  detail,
  open,
  linkComponent: Link = "a",
  announce = true,
  className,
}: SafetyStripProps) {
  return (
    <div
      role={announce ? "alert" : undefined}
      // Announced when it is added, and not each time that the minutes in it change.
      aria-relevant={announce ? "additions" : undefined}
      className={cn(
        "flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border-2 border-crisis-edge bg-crisis px-4 py-3 text-on-crisis",
        className,
      )}
    >
      <LampIcon className="size-8 shrink-0 text-lamp" />
      <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <b className="font-bold">{title}</b> {detail}
      </p>
      <div className="flex w-full frame:w-auto">
        <Link
          href={open.href}
          className="inline-flex min-h-11 flex-1 items-center justify-center rounded-control bg-lamp px-4 pt-0.5 text-[17px] leading-5 font-bold whitespace-nowrap text-on-lamp no-underline frame:flex-none"
        >
          {open.label}
        </Link>
      </div>
    </div>
  );
}
