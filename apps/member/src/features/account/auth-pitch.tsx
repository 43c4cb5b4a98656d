import * as auth from "@aangan/copy/auth";
import * as brand from "@aangan/copy/brand";
import { routes } from "@aangan/copy/routes";
import { Courtyard } from "@aangan/ui/art/courtyard/courtyard.tsx";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { BookOpen, Check, Globe, MessagesSquare, Trees, Video } from "lucide-react";

const icons = [Video, MessagesSquare, Globe, Trees, Check];

/** The illustration next to the form, with the benefits of membership. */
export function AuthPitch() {
  return (
    <section
      aria-labelledby="pitch"
      className="relative isolate h-[206px] overflow-hidden bg-wall text-ink frame:sticky frame:top-0 frame:h-dvh frame:min-h-[640px]"
    >
      <Courtyard scene="door" className="absolute inset-0 -z-10 size-full" />
      <div className="max-w-[486px] px-5 py-3.5 frame:py-10 frame:pr-0 frame:pl-14">
        <a href={routes.home.path} className="inline-block rounded-control text-inherit no-underline">
          <Wordmark name={brand.name} />
        </a>
        <h2
          id="pitch"
          className="mt-5 max-w-[7.4em] font-display font-medium text-[30px] leading-[31px] tracking-(--track-display) frame:mt-14 frame:mb-5.5 frame:max-w-none frame:text-[50px] frame:leading-[51px]"
        >
          {auth.welcome}
        </h2>
        <p className="hidden max-w-[40ch] font-semibold text-lead frame:block">{auth.pitch}</p>
        <ul className="mt-3 hidden frame:block">
          {auth.benefits.map((benefit, index) => {
            const Icon = icons[index] ?? BookOpen;
            return (
              <li key={benefit} className="flex gap-3 py-1.5 text-[17px]">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
                {benefit}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
