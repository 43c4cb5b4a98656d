import { BellOff } from "lucide-react";
import { cn } from "../lib/cn";

/** Says beside a name that nothing is told of this conversation. The word is for screen readers; the bell shows it. */
export function MutedMark({ label, className }: { label: string; className?: string }) {
  return (
    <span title={label} className={cn("inline-flex shrink-0 align-middle text-ink-muted", className)}>
      <BellOff aria-hidden="true" className="size-4 stroke-[1.75]" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
