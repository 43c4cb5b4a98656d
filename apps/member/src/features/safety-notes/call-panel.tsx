import * as crisis from "@aangan/copy/crisis";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/safety-notes-page";
import { LampIcon } from "@aangan/ui/art/lamp-icon/lamp-icon.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Phone } from "lucide-react";
import { type Contact, telHref } from "@/lib/kept-notes";

const button =
  "flex min-h-12 min-w-0 items-center justify-center gap-2 rounded-control px-3 pt-0.5 text-center font-bold text-[17px] leading-5 no-underline [overflow-wrap:anywhere] [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]";
const link = "inline-flex min-h-9 items-center text-on-crisis underline underline-offset-2";

/** Props of {@link CallPanel}. */
export interface CallPanelProps {
  /** The trusted contact; none before the notes have loaded. */
  contact: Contact | undefined;
  className?: string;
}

/** The people to call now: 988, the trusted contact, 911. It needs no response of the server. */
export function CallPanel({ contact, className }: CallPanelProps) {
  return (
    <section
      aria-labelledby="call-someone"
      className={cn("rounded-card border-2 border-crisis-edge bg-crisis p-4 text-on-crisis", className)}
    >
      <div className="flex items-start gap-3">
        <LampIcon className="size-8.5 shrink-0 text-lamp" />
        <div className="min-w-0">
          <h2 id="call-someone" className="text-[22px] leading-[26px]">
            {words.callTitle}
          </h2>
          <p className="mt-0.5 text-small">{words.callText}</p>
        </div>
      </div>
      <div className="mt-3 grid auto-cols-fr gap-2 max-frame:grid-flow-col">
        <a href={crisisLinks.call988} className={cn(button, "bg-lamp text-on-lamp")}>
          <Phone aria-hidden="true" />
          {crisis.call988}
        </a>
        {contact?.contactPhone ? (
          <a
            href={telHref(contact.contactPhone)}
            className={cn(button, "border-[1.5px] border-on-crisis text-on-crisis")}
          >
            <Phone aria-hidden="true" />
            {words.callContact({ contactName: contact.contactName })}
          </a>
        ) : null}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 text-[14.5px] leading-5">
        <li>
          <a href={crisisLinks.text988} className={link}>
            {crisis.text988}
          </a>
        </li>
        <li>
          <a href={crisisLinks.call911} className={link}>
            <span>
              {crisis.inDanger} <b className="whitespace-nowrap font-bold">{crisis.number911}</b>
            </span>
          </a>
        </li>
        <li>
          <a href={routes.crisis.path} className={link}>
            {words.moreHelp}
          </a>
        </li>
      </ul>
    </section>
  );
}
