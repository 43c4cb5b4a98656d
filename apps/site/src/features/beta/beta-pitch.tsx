import * as words from "@aangan/copy/beta";
import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import { KeyRound, MessagesSquare, PencilLine, Sprout } from "lucide-react";

const icons = [KeyRound, PencilLine, Sprout, MessagesSquare];

/** The heading of the beta signup, with its artwork. */
export function BetaHeading() {
  return (
    <div className="relative isolate overflow-hidden rounded-dialog bg-wall px-5 pt-6 pb-16 text-ink frame:px-8 frame:pt-9 frame:pb-20">
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 -z-10 h-11 border-floor border-t-4 bg-dado" />
      <JaaliLight className="-z-10 h-auto w-[110px] frame:w-[150px]" soft={0.6} />
      <h1 className="max-w-[7em] font-display font-medium text-h1">{words.heading}</h1>
      <p className="mt-3 max-w-[22ch] text-lead frame:max-w-[26ch]">{words.text}</p>
    </div>
  );
}

/** The benefits of the beta. */
export function BetaBenefits() {
  return (
    <div>
      <h2 className="mb-1 font-display text-h3">{words.benefitsTitle}</h2>
      <ul className="divide-y divide-line">
        {words.benefits.map((benefit, index) => {
          const Icon = icons[index] ?? KeyRound;
          return (
            <li key={benefit.title} className="flex gap-4 py-4">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-primary" />
              <div>
                <p className="font-semibold">{benefit.title}</p>
                <p className="text-ink-muted">{benefit.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
