import * as words from "@aangan/copy/check-ins-page";
import { sunlightOf } from "@aangan/shell/check-ins/moods.ts";
import { formatDay } from "@aangan/shell/locale/dates.ts";
import { SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { placesOf, summaryOf } from "./moods";
import type { CheckInMonth } from "./queries";

/** Returns "November", with the year unless it is that of today. */
export function monthName(month: string, today: string): string {
  const sameYear = today.startsWith(month.slice(0, 4));
  return formatDay(`${month}-01`, sameYear ? { month: "long" } : { month: "long", year: "numeric" });
}

/** A month at a glance: a tile for each check-in, a dot for the other days, a ring around today. One picture. */
export function SmallMonth({ month }: { month: CheckInMonth }) {
  const stored = new Map(month.days.map((one) => [one.day, one]));
  return (
    <div
      role="img"
      aria-label={words.picture({ month: monthName(month.month, month.today), summary: summaryOf(month.days) })}
      className="grid w-[236px] grid-cols-7 gap-1"
    >
      {placesOf(month.month).map((day, place) => {
        if (day === null) return <span key={`place${place + 1}`} />;
        const sunlight = sunlightOf(stored.get(day)?.mood ?? "");
        return (
          <span
            key={day}
            className={cn(
              "grid size-[30px] place-items-center rounded-tile",
              day === month.today && "outline-2 outline-ink outline-offset-1",
            )}
          >
            {sunlight === null ? (
              <span
                className={cn("rounded-full", day > month.today ? "size-1 bg-line" : "size-[5px] bg-line-strong")}
              />
            ) : (
              <SunTile sunlight={sunlight} className="size-[30px]" />
            )}
          </span>
        );
      })}
    </div>
  );
}
