import { BellOff } from "lucide-react";
import { cn } from "../lib/cn";

/** Marks a muted conversation next to a name. The label is for screen readers; the icon shows it. */
export function MutedMark({ label, className }: { label: string; className?: string }) {
  return (
    <span title={label} className={cn("inline-flex shrink-0 align-middle text-ink-muted", className)}>
      <BellOff aria-hidden="true" className="size-4 stroke-[1.75]" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
