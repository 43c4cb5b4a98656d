"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useAfterCommit } from "../after-commit/use-after-commit";
import { Button } from "../button/button";
import { cn } from "../lib/cn";

/** Props of {@link SensitiveContent}. */
export interface SensitiveContentProps {
  /** Whether the content is covered. Controlled by the caller. */
  covered: boolean;
  /** Called with the requested state, and with true when the user leaves the page. */
  onCovered: (covered: boolean) => void;
  /** The notice ("The text is covered"). */
  title: string;
  /** One sentence under it. */
  hint: string;
  /** The button that uncovers. */
  uncoverLabel: string;
  /** The button that covers again. */
  coverLabel: string;
  /** The possibly distressing content. */
  children: ReactNode;
  className?: string;
}

/**
 * Covers possibly distressing content until requested: blurred, hidden from screen readers, and inert. It is covered
 * again when the user leaves the page. Give it a key that changes with its content.
 */
export function SensitiveContent({
  covered,
  onCovered,
  title,
  hint,
  uncoverLabel,
  coverLabel,
  children,
  className,
}: SensitiveContentProps) {
  const words = useRef<HTMLDivElement>(null);
  const afterCommit = useAfterCommit();
  const leave = useRef(onCovered);
  useEffect(() => {
    leave.current = onCovered;
  });
  useEffect(() => {
    if (covered) return;
    const left = () => {
      if (document.visibilityState === "hidden") leave.current(true);
    };
    document.addEventListener("visibilitychange", left);
    return () => document.removeEventListener("visibilitychange", left);
  }, [covered]);
  return (
    <div className={cn("flex flex-col gap-2", className)}>
      <div className="relative grid">
        <div
          ref={words}
          inert={covered}
          tabIndex={-1}
          className={cn(
            "col-start-1 row-start-1 min-w-0 rounded-control border border-line bg-raised px-4 py-3 outline-none",
            // Limit the height: the shape of a long text would reveal much.
            covered && "max-h-56 select-none overflow-hidden opacity-60 blur-[7px]",
          )}
        >
          {children}
        </div>
        {covered ? (
          <div className="z-1 col-start-1 row-start-1 grid min-h-44 place-items-center p-4 text-center">
            <div className="flex max-w-[32ch] flex-col items-center gap-2.5 rounded-card bg-surface px-5 py-4 shadow-cast-1">
              <p className="font-semibold">{title}</p>
              <p className="text-ink-muted text-small">{hint}</p>
              <Button
                size="md"
                variant="secondary"
                onClick={() => {
                  onCovered(false);
                  // The pressed button is removed: move focus to the text.
                  afterCommit(() => words.current?.focus());
                }}
              >
                <Eye aria-hidden="true" />
                {uncoverLabel}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      {covered ? null : (
        <Button size="sm" variant="quiet" className="self-start" onClick={() => onCovered(true)}>
          <EyeOff aria-hidden="true" />
          {coverLabel}
        </Button>
      )}
    </div>
  );
}
