import { type CompanionKolamId, CompanionTile } from "@aangan/ui/art/companion-tile/companion-tile.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import type { ReactNode } from "react";

/** Props of {@link CompanionOpening}. */
export interface CompanionOpeningProps {
  companion: CompanionKolamId;
  /** The companion's nature: "Tara is a program, not a person". */
  title: string;
  /** The consequences of that. */
  text: ReactNode;
  /** Label above the suggestions. */
  beginLabel?: string;
  /** Suggested first messages. */
  beginnings?: readonly { text: string; lang?: string }[];
  /** Called with the selected suggestion. */
  onBegin?: (text: string) => void;
  /** Replaces the suggestions: the reason why the talk cannot begin, and a link. */
  action?: ReactNode;
  className?: string;
}

/** An empty talk with a companion, or one that is locked: an introduction, and suggestions to begin. */
export function CompanionOpening({
  companion,
  title,
  text,
  beginLabel,
  beginnings = [],
  onBegin,
  action,
  className,
}: CompanionOpeningProps) {
  return (
    <div
      className={cn(
        "mx-auto flex min-h-[56dvh] w-full max-w-[480px] flex-col items-center justify-center px-1 py-5 text-center",
        className,
      )}
    >
      <CompanionTile companion={companion} detail="large" className="size-28 rounded-sheet shadow-cast-1" />
      <h2 className="mt-5 font-display text-h3 text-balance">{title}</h2>
      <p className="mt-1.5 text-pretty text-ink-muted text-small">{text}</p>
      {beginnings.length > 0 ? (
        <>
          {beginLabel ? <p className="mt-6 font-semibold text-label">{beginLabel}</p> : null}
          <ul className="mt-2.5 flex flex-wrap justify-center gap-2">
            {beginnings.map(({ text: words, lang }) => (
              <li key={words}>
                <Button variant="secondary" size="sm" lang={lang} onClick={() => onBegin?.(words)}>
                  {words}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
