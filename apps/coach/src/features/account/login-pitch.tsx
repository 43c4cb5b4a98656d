import * as brand from "@aangan/copy/brand";
import * as coachAuth from "@aangan/copy/coach-auth";
import { routes } from "@aangan/copy/routes";
import { Kolam } from "@aangan/ui/art/kolam/kolam.tsx";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { CalendarDays, MessagesSquare, UsersRound } from "lucide-react";

const icons = [UsersRound, MessagesSquare, CalendarDays];

/** The pane next to the form: the purpose of the portal. */
export function LoginPitch() {
  return (
    <section
      aria-labelledby="portal-pitch"
      className="relative isolate overflow-hidden bg-rail px-5 pt-4 pb-6 text-on-rail frame:flex frame:min-h-dvh frame:flex-col frame:px-14 frame:py-10"
    >
      <a href={routes.home.path} className="inline-block self-start rounded-control text-inherit no-underline">
        <Wordmark name={brand.coachPortal} markClassName="text-on-rail" />
      </a>
      <h2
        id="portal-pitch"
        className="mt-6 max-w-[12em] font-display font-medium text-[30px] leading-[34px] tracking-(--track-display) frame:mt-auto frame:text-[50px] frame:leading-[52px]"
      >
        {coachAuth.heading}
      </h2>
      <p className="mt-3 hidden max-w-[42ch] text-lead frame:block">{coachAuth.text}</p>
      <ul className="mt-8 mb-auto hidden flex-col gap-5 frame:flex">
        {coachAuth.features.map((feature, index) => {
          const Icon = icons[index] ?? UsersRound;
          return (
            <li key={feature.title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
              <div>
                <p className="font-semibold">{feature.title}</p>
                <p className="max-w-[46ch] text-small">{feature.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Kolam
        seed="portal-door"
        n={7}
        loops={1}
        className="absolute -right-24 -bottom-28 -z-10 hidden size-[440px] opacity-25 frame:block"
      />
    </section>
  );
}
