import * as words from "@aangan/copy/about-us";
import { Buddy } from "@aangan/ui/art/buddy/buddy.tsx";
import { KolamTile } from "@aangan/ui/art/kolam-tile/kolam-tile.tsx";
import { Niche } from "@aangan/ui/art/niche/niche.tsx";
import type { ReactNode } from "react";
import { approach } from "@/content/about";
import { inner } from "./styles";

// One illustration per habit, in order: a person in a niche, words on cloth, a program, an anonymous person.
const signs: readonly ReactNode[] = [
  <Niche key="niche" portrait="meera" ledge={false} className="h-full w-auto" />,
  <span key="words" className="flex size-full flex-col justify-center gap-1.5 rounded-tile bg-cloth-indigo px-3">
    <span className="h-2.5 w-8 self-end rounded-[5px] bg-primary-soft" />
    <span className="h-2.5 w-10 rounded-[5px] bg-raised" />
    <span className="h-2.5 w-6 self-end rounded-[5px] bg-primary-soft" />
  </span>,
  <span key="program" className="grid size-full place-items-center rounded-tile bg-cloth-brown">
    <Buddy className="size-14 text-accent" />
  </span>,
  <KolamTile key="leaf" seed="Banyan" detail="large" className="size-full" />,
];

/** The four habits, each with the illustration that the product uses for it elsewhere. */
export function Approach() {
  return (
    <section aria-labelledby="approach" className="py-15 frame:py-23">
      <div className={inner}>
        <h2 id="approach" className="font-display font-medium text-h2">
          {words.approachTitle}
        </h2>
        <ul className="mt-9 grid gap-x-14 gap-y-9 frame:grid-cols-2">
          {approach.map((habit, index) => (
            <li key={habit.title} className="flex gap-5">
              <div aria-hidden="true" className="size-18 shrink-0">
                {signs[index]}
              </div>
              <div>
                <h3 className="font-display text-h3">{habit.title}</h3>
                <p className="mt-1.5 max-w-[48ch] text-ink-muted">{habit.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
