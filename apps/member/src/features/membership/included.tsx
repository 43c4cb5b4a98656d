import { limits } from "@aangan/copy/limits";
import * as words from "@aangan/copy/membership";
import { MessageSquare, UsersRound, Video } from "lucide-react";
import type { PricingVariant } from "./price";

const icons = [MessageSquare, UsersRound];

/** The features of the plan at the member's price. */
export function Included({ variant, className }: { variant: PricingVariant; className?: string }) {
  const sessions = words.sessionsIncluded({ sessions: variant.sessions, minutes: limits.sessionMinutes });
  return (
    <section aria-labelledby="included" className={className}>
      <h2 id="included" className="font-semibold font-text text-label tracking-normal">
        {words.includedTitle}
      </h2>
      <ul className="mt-1.5 flex flex-col [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-primary">
        <li className="flex items-start gap-3 py-1.5">
          <Video aria-hidden="true" />
          <span>
            {sessions}
            <span className="mt-0.5 block text-ink-muted text-small">{words.moreSessions}</span>
          </span>
        </li>
        {words.included.map((text, index) => {
          const Icon = icons[index % icons.length] ?? MessageSquare;
          return (
            <li key={text} className="flex items-start gap-3 py-1.5">
              <Icon aria-hidden="true" />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
