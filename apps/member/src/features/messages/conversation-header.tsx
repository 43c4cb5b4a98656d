"use client";

import * as layout from "@aangan/copy/layout";
import * as words from "@aangan/copy/messages";
import { routes } from "@aangan/copy/routes";
import { useClock } from "@aangan/shell/live/clock.ts";
import { clockAt } from "@aangan/shell/locale/dates.ts";
import { Avatar } from "@aangan/ui/avatar/avatar.tsx";
import { MutedMark } from "@aangan/ui/chat/muted-mark.tsx";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";

/** The coach's data in the header. */
interface CoachHead {
  name: string;
  imageUrl: string;
  timeZone: string;
  city: string;
}

/** Props of {@link ConversationHeader}. */
export interface ConversationHeaderProps {
  coach?: CoachHead;
  /** The expected reply time in short; shown where it fits. */
  reply?: string | undefined;
  muted?: boolean;
  /** Search and menu. */
  children?: ReactNode;
}

/** The bar over a conversation: a back button on phones, the coach with their local time, and actions. */
export function ConversationHeader({ coach, reply, muted = false, children }: ConversationHeaderProps) {
  const now = useClock();
  const time = now && coach ? clockAt(now.toISOString(), coach.timeZone) : null;
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-1 border-line border-b bg-surface py-1.5 pr-1.5 pl-0.5 frame:min-h-16 frame:gap-3 frame:px-(--gutter)">
      <Link
        href={routes.dashboard.path}
        aria-label={layout.dashboard}
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink hover:bg-ink/7 frame:hidden"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      {coach ? (
        <Avatar name={coach.name} decorative className="mr-1.5 frame:mr-0">
          {coach.imageUrl ? (
            <img src={coach.imageUrl} alt="" className="portrait-dim size-full object-cover object-top" />
          ) : undefined}
        </Avatar>
      ) : null}
      <div className="min-w-0 flex-1 leading-[21px]">
        <div className="flex items-center gap-1.5">
          <h1 className="truncate font-bold font-text text-[17px] tracking-normal">{coach?.name ?? words.yourCoach}</h1>
          {muted ? <MutedMark label={words.isMuted} /> : null}
        </div>
        {coach ? (
          <p className="truncate text-fine text-ink-muted">
            {time ? words.coachClock({ time, city: coach.city }) : " "}
            {reply ? <span className="max-frame:hidden"> · {reply}</span> : null}
          </p>
        ) : null}
      </div>
      {children}
    </header>
  );
}
