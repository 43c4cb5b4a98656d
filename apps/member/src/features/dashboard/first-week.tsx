import * as words from "@aangan/copy/dashboard";
import { routes } from "@aangan/copy/routes";
import { type Sunlight, SunTile } from "@aangan/ui/art/sun-tile/sun-tile.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/lib/link";

const text = words.firstWeek;

/** Props of {@link FirstWeek}. */
export interface FirstWeekProps {
  coachName: string;
  /** Opens the booking. */
  onBook: () => void;
  className?: string;
}

/** The first steps of a new member: a coach, a session, a hello. Shown until a session is booked. */
export function FirstWeek({ coachName, onBook, className }: FirstWeekProps) {
  return (
    <Card asChild padding="none" className={className}>
      <section aria-labelledby="first-week" className="px-4 pt-3 pb-1 frame:px-6 frame:pt-4.5">
        <h2 id="first-week" className="font-display text-h3">
          {text.title}
        </h2>
        <ol className="mt-1 [&>li]:border-line [&>li]:not-first:border-t">
          <Step
            sunlight={4}
            title={text.chosen}
            text={coachName}
            mark={
              <Badge variant="success">
                <Check aria-hidden="true" />
                {text.done}
              </Badge>
            }
          />
          <Step
            sunlight={2}
            title={
              <button type="button" className="cursor-pointer text-left font-semibold underline" onClick={onBook}>
                {text.book}
              </button>
            }
            text={text.bookText}
            mark={<Badge variant="caution">{text.next}</Badge>}
          />
          <Step
            sunlight={0}
            title={
              <Link href={routes.messages.path} className="font-semibold text-ink">
                {text.hello}
              </Link>
            }
            text={text.helloText}
          />
        </ol>
      </section>
    </Card>
  );
}

function Step(props: { sunlight: Sunlight; title: ReactNode; text: string; mark?: ReactNode }) {
  return (
    <li className="grid min-h-14 grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3.5 py-3">
      <SunTile sunlight={props.sunlight} className="size-9" />
      <span className="min-w-0">
        <b className="block font-semibold">{props.title}</b>
        <span className="block text-ink-muted text-small">{props.text}</span>
      </span>
      {props.mark}
    </li>
  );
}
