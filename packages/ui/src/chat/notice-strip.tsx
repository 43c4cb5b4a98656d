import type { ReactNode } from "react";
import { Button } from "../button/button";
import { cn } from "../lib/cn";

/** Props of {@link NoticeStrip}. */
export interface NoticeStripProps {
  /** A Lucide icon element. */
  icon?: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** A possible action. */
  action?: { label: string; onClick: () => void; pending?: boolean; pendingText?: string };
  /** `caution` for upcoming loss of data. */
  tone?: "neutral" | "caution";
  className?: string;
}

/** A sentence about the conversation, above it: it will be deleted, it is read only. Announced when it appears. */
export function NoticeStrip({ icon, children, action, tone = "neutral", className }: NoticeStripProps) {
  return (
    <div
      role="status"
      className={cn(
        "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-0.5 border-line border-b px-4 py-1.5 text-small frame:px-(--gutter)",
        tone === "caution" ? "bg-caution-soft text-caution" : "bg-sunk text-ink",
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0 [&_svg]:size-5 [&_svg]:stroke-[1.75]">
          {icon}
        </span>
      ) : null}
      <p className="min-w-0 flex-1 basis-44 py-1 [overflow-wrap:anywhere]">{children}</p>
      {action ? (
        <Button
          variant="quiet"
          size="sm"
          className="text-inherit"
          pending={action.pending ?? false}
          {...(action.pendingText === undefined ? {} : { pendingText: action.pendingText })}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
