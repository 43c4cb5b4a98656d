import { ChevronDown, MessageSquareText, Phone } from "lucide-react";
import { type ReactNode, useId } from "react";
import { LampIcon } from "../art/lamp-icon/lamp-icon";
import { cn } from "../lib/cn";

/** A contact for help: a label and a `tel:` or `sms:` URL. */
export interface HelpLink {
  /** The label, such as "Call 988" or "In danger now:". */
  label: string;
  /** The number, in bold after the label, if it is not part of it. */
  number?: string;
  href: string;
}

/** The choice of the banner's language. */
export interface LanguageChoice {
  label: string;
  /** The language of the label. */
  lang: string;
  /** The code of the shown language. */
  value: string;
  options: readonly { code: string; name: string }[];
  onChange: (code: string) => void;
}

/** Props of {@link SafetyBanner}. */
export interface SafetyBannerProps {
  /** The sentence in large type. */
  title: string;
  /** A second sentence: the helpline's staff, cost, who was notified. */
  body: ReactNode;
  /** The first contact: the filled button. */
  call: HelpLink;
  /** The second contact: outlined. */
  text: HelpLink;
  /** Further contacts, as links in a row. */
  more: readonly HelpLink[];
  /** A link before them, which the compact banner shows too. */
  own?: HelpLink;
  /** One line and the two buttons, where the talk itself offers help. The title is for screen readers then. */
  compact?: boolean;
  /** The language of title, body and labels, if it is not the page's. */
  lang?: string | undefined;
  /** The script of that language runs from right to left. */
  rtl?: boolean | undefined;
  languages?: LanguageChoice;
  /**
   * Announces the panel when it appears. Set it only the first time it is shown for a message: returning to the page
   * must not announce it again.
   */
  announce?: boolean;
  className?: string;
}

const helpButton =
  "flex min-h-12 items-center justify-center gap-2 rounded-control px-3 pt-1.5 pb-1 text-center text-[17px] leading-5 font-bold no-underline [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]";

/**
 * Help for a person in crisis, between the messages and the composer. It cannot be closed, does not move, and takes no
 * focus, so that the person can continue writing. For safety only.
 */
export function SafetyBanner({
  title,
  body,
  call,
  text,
  more,
  own,
  compact = false,
  lang,
  rtl = false,
  languages,
  announce = true,
  className,
}: SafetyBannerProps) {
  const titleId = useId();
  const links = [...(own ? [own] : []), ...(compact ? [] : more)];
  return (
    <section
      role={announce ? "alert" : undefined}
      aria-labelledby={titleId}
      lang={lang}
      dir={rtl ? "rtl" : undefined}
      className={cn(
        "relative shrink-0 rounded-card border-2 border-crisis-edge bg-crisis p-3.5 text-on-crisis frame:grid frame:grid-cols-[minmax(0,1fr)_330px] frame:items-center frame:gap-x-7 frame:gap-y-2 frame:px-5 frame:py-4",
        compact && "p-2.5 frame:py-2.5",
        className,
      )}
    >
      <div className={cn("flex items-start gap-3.5", compact && "items-center gap-2.5")}>
        <LampIcon className={cn("shrink-0 text-lamp", compact ? "size-6" : "size-10")} />
        <div className="min-w-0">
          <h2
            id={titleId}
            className={
              compact
                ? "sr-only"
                : cn("text-[22px] [overflow-wrap:anywhere]", lang ? "leading-[34px]" : "leading-[26px]")
            }
          >
            {title}
          </h2>
          <p className={cn("text-small", compact ? "font-semibold" : "mt-1", lang && "leading-7")}>{body}</p>
        </div>
      </div>
      <div className={cn("grid grid-cols-2 gap-2 frame:mt-0", compact ? "mt-2" : "mt-3")}>
        <a href={call.href} className={cn(helpButton, "bg-lamp text-on-lamp")}>
          <Phone aria-hidden="true" />
          <HelpWords link={call} />
        </a>
        <a href={text.href} className={cn(helpButton, "border-[1.5px] border-on-crisis text-on-crisis")}>
          <MessageSquareText aria-hidden="true" />
          <HelpWords link={text} />
        </a>
      </div>
      {links.length === 0 && !languages ? null : (
        <ul
          className={cn(
            "mt-2 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-[14.5px] frame:col-span-2 frame:mt-0",
            lang ? "leading-7" : "leading-5",
          )}
        >
          {links.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="inline-flex min-h-7 items-center text-on-crisis underline underline-offset-2"
              >
                <span>
                  <HelpWords link={link} />
                </span>
              </a>
            </li>
          ))}
          {languages ? (
            <li>
              <Languages {...languages} />
            </li>
          ) : null}
        </ul>
      )}
    </section>
  );
}

/**
 * The browser's own list, which needs no further code: the choice must work without a connection. The list covers the
 * label, so that the whole of it can be pressed.
 */
function Languages({ label, lang, value, options, onChange }: LanguageChoice) {
  return (
    <span
      lang={lang}
      dir="ltr"
      className="relative inline-flex min-h-9 items-center gap-1 rounded-control text-on-crisis underline underline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-on-crisis has-focus-visible:outline-offset-2"
    >
      {label}
      <ChevronDown aria-hidden="true" className="size-4 stroke-[1.75]" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-[16px] text-ink opacity-0"
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

function HelpWords({ link }: { link: HelpLink }) {
  return (
    <span>
      {link.label}
      {link.number ? (
        <>
          {" "}
          <b className="font-bold whitespace-nowrap">{link.number}</b>
        </>
      ) : null}
    </span>
  );
}
