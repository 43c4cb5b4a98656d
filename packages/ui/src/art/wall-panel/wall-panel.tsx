import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { JaaliLight } from "../jaali-light/jaali-light";

/** Props of `WallPanel`. */
export interface WallPanelProps {
  children?: ReactNode;
  className?: string;
  /** Whether light falls in, from the upper right. Default true. */
  light?: boolean;
}

/**
 * A piece of painted wall to write a greeting on: wall, oxide line, dado, light by the hour. Text on it is `text-ink`,
 * never muted; leave the last 54 px to the dado (56 on phones) and the upper right to the light.
 */
export function WallPanel({ children, className, light = true }: WallPanelProps) {
  return (
    <div className={cn("relative isolate overflow-hidden rounded-dialog bg-wall text-ink", className)}>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-[54px] border-t-4 border-floor bg-dado" />
      {light && <JaaliLight className="-right-36 -z-10 h-auto w-[270px] frame:right-0 frame:w-[396px]" soft={0.6} />}
      {children}
    </div>
  );
}
