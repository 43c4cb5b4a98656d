"use client";

import type { components } from "@aangan/api/member";
import * as words from "@aangan/copy/dashboard";
import { locale } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { useClock } from "@aangan/shell/live/clock.ts";
import { WallPanel } from "@aangan/ui/art/wall-panel/wall-panel.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { NicheImage } from "@aangan/ui/niche-image/niche-image.tsx";
import { CalendarDays, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";

/** Props of {@link TodayWall}. */
export interface TodayWallProps {
  greeting: string;
  /** One sentence below the greeting. */
  text: string;
  /** The member's coach; undefined before it is fetched, null without a coach. */
  coach: components["schemas"]["Coach"] | null | undefined;
  /** The next session. */
  session: ReactNode;
  /** The one thing to do first; null if the next session has it, or nothing has to be done. */
  action: "reply" | "book" | null;
  onBook: () => void;
}

/** The top of the dashboard: greeting, next session, and the coach in a niche. */
export function TodayWall({ greeting, text, coach, session, action, onBook }: TodayWallProps) {
  return (
    <WallPanel className="max-frame:-mx-4 max-frame:-mt-4 max-frame:rounded-none">
      <div
        className={cn(
          "grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-4 px-4 pt-4 pb-4 frame:min-h-[286px] frame:px-9 frame:pt-5.5 frame:pb-[62px]",
          // With a coach there are a session and an action, also before they have loaded.
          coach === null ? "min-h-[256px]" : "min-h-[340px]",
        )}
      >
        <div className="pb-2">
          <Moment />
          <h1 className="mt-1 mb-1.5 max-w-[14em] font-display font-medium text-h1 [overflow-wrap:anywhere] max-frame:text-[32px] max-frame:leading-[34px]">
            {greeting}
          </h1>
          <p className="max-w-[46ch] text-pretty">{text}</p>
        </div>
        {coach === null ? (
          <span />
        ) : (
          <div className="w-[92px] self-start frame:row-span-2 frame:mt-4 frame:mr-8 frame:w-[166px]">
            {coach ? (
              <NicheImage src={coach.imageUrl} alt="" seed={coach.imageUrl || coach.id} />
            ) : (
              <span className="block h-[118px] frame:h-[205px]" />
            )}
          </div>
        )}
        {coach === null ? null : (
          <div className="col-span-2 flex flex-wrap items-end gap-x-8 gap-y-3 max-md:mt-auto frame:col-span-1">
            {session}
            {action === "reply" && coach ? (
              <Button asChild size="lg" className="max-md:w-full">
                <Link href={`${routes.messages.path}?coach=${coach.id}`}>
                  <MessagesSquare aria-hidden="true" />
                  {words.reply}
                </Link>
              </Button>
            ) : null}
            {action === "book" && coach ? (
              <Button size="lg" className="max-md:w-full" onClick={onBook}>
                <CalendarDays aria-hidden="true" />
                {words.firstWeek.book}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </WallPanel>
  );
}

/** "Saturday morning": the day and its part, by the reader's own clock. */
function Moment() {
  const now = useClock();
  if (!now) return <p className="font-semibold text-label">&nbsp;</p>;
  const hour = now.getHours();
  const partOfDay =
    hour >= 5 && hour < 12
      ? words.mornings
      : hour >= 12 && hour < 17
        ? words.afternoons
        : hour >= 17 && hour < 21
          ? words.evenings
          : words.nights;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long" }).format(now);
  return <p className="font-semibold text-label">{words.moment({ weekday, partOfDay })}</p>;
}
