"use client";

import * as crisis from "@aangan/copy/crisis";
import { crisisLanguages } from "@aangan/copy/crisis-languages";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import * as layout from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";
import { useSyncExternalStore } from "react";
import { cachedUser } from "./user-cache";

const english = "en";
const options = [{ code: english, name: crisis.english }, ...crisisLanguages];
const unchanging = () => () => {};
const storedLanguage = () => cachedUser()?.language || english;

/** The banner's spacing between the messages and the composer. */
export const aboveComposer = "mx-2.5 mb-2 frame:mx-(--gutter) frame:mb-2.5";

/** Props of {@link CrisisBanner}. */
export interface CrisisBannerProps {
  /** A further sentence: whether the coach was notified. */
  told?: string | undefined;
  /** One line and two buttons, in a talk whose replies offer help, and above the error of a whole screen. */
  compact?: boolean;
  /** Everything in one column, in dialogs. */
  narrow?: boolean;
  /** Reads it out when it appears. */
  announce?: boolean;
  /** Spacing. */
  className?: string;
}

/**
 * Help for a person in crisis, in the member's language or another that they choose here. It needs no response of the
 * server: all languages are part of the page, and the member's own is remembered from the last response.
 */
export function CrisisBanner({ told, compact = false, narrow, announce, className }: CrisisBannerProps) {
  const own = useSyncExternalStore(unchanging, storedLanguage, () => english);
  const [chosen, choose] = useTabState<string | null>("crisis_language", null);
  const code = chosen ?? own;
  const native = crisisLanguages.find((one) => one.code === code);
  const shared = {
    announce,
    compact,
    className: cn(narrow && "frame:flex frame:flex-col frame:items-stretch frame:gap-3", className),
    // A full page load, so that the copy on this device is shown offline.
    own: { label: layout.safetyNotes, href: routes.safetyNotes.path },
    languages: { label: crisis.moreLanguages, value: native ? code : english, options, onChange: choose },
  };
  if (native) {
    return (
      <SafetyBanner
        {...shared}
        lang={code}
        rtl={native.rtl}
        title={native.heading}
        body={
          <>
            {native.text}{" "}
            <bdi lang={english} dir="ltr" className="whitespace-nowrap">
              “{native.ask}”
            </bdi>
            {told ? (
              <span lang={english} dir="ltr" className="mt-1 block">
                {told}
              </span>
            ) : null}
          </>
        }
        call={{ label: native.call, href: crisisLinks.call988 }}
        text={{ label: native.send, href: crisisLinks.text988 }}
        more={[{ label: native.danger, href: crisisLinks.call911 }]}
      />
    );
  }
  return (
    <SafetyBanner
      {...shared}
      title={crisis.heading}
      body={told ? `${crisis.text} ${told}` : crisis.text}
      call={{ label: crisis.call988, href: crisisLinks.call988 }}
      text={{ label: crisis.text988, href: crisisLinks.text988 }}
      more={[
        { label: crisis.inDanger, number: crisis.number911, href: crisisLinks.call911 },
        { label: crisis.textHome, number: crisis.homeNumber, href: crisisLinks.textHome },
        { label: `${crisis.oldNumber} ${crisis.oldNumberNote}`, href: crisisLinks.oldNumber },
      ]}
    />
  );
}
