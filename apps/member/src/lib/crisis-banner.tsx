"use client";

import * as crisis from "@aangan/copy/crisis";
import * as crisisInEnglish from "@aangan/copy/crisis-in-english";
import { crisisLanguages } from "@aangan/copy/crisis-languages";
import { crisisLinks } from "@aangan/copy/crisis-lines";
import { displayLanguages } from "@aangan/copy/display-languages";
import * as layout from "@aangan/copy/layout";
import { language } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import { useTabState } from "@aangan/shell/session/tab-storage.ts";
import { cn } from "@aangan/ui/lib/cn.ts";
import { SafetyBanner } from "@aangan/ui/safety-banner/safety-banner.tsx";
import { useSyncExternalStore } from "react";
import { cachedUser } from "./user-cache";

const english = "en";
const nameOf = (code: string) => displayLanguages.find((one) => one.code === code)?.name ?? code;
/** The page's language, English, and the others. */
const options = [
  ...[...new Set([language, english])].map((code) => ({ code, name: nameOf(code) })),
  ...crisisLanguages.filter(({ code }) => code !== language),
];
// The banner's texts by name: passing on a whole module would add the other screens' messages to every page.
const ownTexts = {
  heading: crisis.heading,
  text: crisis.text,
  call988: crisis.call988,
  text988: crisis.text988,
  inDanger: crisis.inDanger,
  number911: crisis.number911,
  textHome: crisis.textHome,
  homeNumber: crisis.homeNumber,
  oldNumber: crisis.oldNumber,
};
const englishTexts = {
  heading: crisisInEnglish.heading,
  text: crisisInEnglish.text,
  call988: crisisInEnglish.call988,
  text988: crisisInEnglish.text988,
  inDanger: crisisInEnglish.inDanger,
  number911: crisisInEnglish.number911,
  textHome: crisisInEnglish.textHome,
  homeNumber: crisisInEnglish.homeNumber,
  oldNumber: crisisInEnglish.oldNumber,
};
const unchanging = () => () => {};

/** Returns the language that the member prefers to talk in; the page's if that is English or unknown. */
function storedLanguage(): string {
  const preferred = cachedUser()?.language || english;
  return preferred === english ? language : preferred;
}

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
  const own = useSyncExternalStore(unchanging, storedLanguage, () => language);
  const [chosen, choose] = useTabState<string | null>("crisis_language", null);
  const code = chosen ?? own;
  const native = code === language ? undefined : crisisLanguages.find((one) => one.code === code);
  const shown = native || code === english ? code : language;
  const shared = {
    announce,
    compact,
    lang: shown === language ? undefined : shown,
    className: cn(narrow && "frame:flex frame:flex-col frame:items-stretch frame:gap-3", className),
    // A full page load, so that the copy on this device is shown offline.
    own: { label: layout.safetyNotes, href: routes.safetyNotes.path },
    languages: { label: crisis.moreLanguages, lang: language, value: shown, options, onChange: choose },
  };
  const toldText = told ? (
    <span lang={language} dir="ltr" className={native ? "mt-1 block" : undefined}>
      {told}
    </span>
  ) : null;
  if (native) {
    return (
      <SafetyBanner
        {...shared}
        rtl={native.rtl}
        title={native.heading}
        body={
          <>
            {native.text}{" "}
            <bdi lang={english} dir="ltr" className="whitespace-nowrap">
              “{native.ask}”
            </bdi>
            {toldText}
          </>
        }
        call={{ label: native.call, href: crisisLinks.call988 }}
        text={{ label: native.send, href: crisisLinks.text988 }}
        more={[{ label: native.danger, href: crisisLinks.call911 }]}
      />
    );
  }
  const texts = shown === language ? ownTexts : englishTexts;
  return (
    <SafetyBanner
      {...shared}
      title={texts.heading}
      body={
        <>
          {texts.text} {toldText}
        </>
      }
      call={{ label: texts.call988, href: crisisLinks.call988 }}
      text={{ label: texts.text988, href: crisisLinks.text988 }}
      more={[
        { label: texts.inDanger, number: texts.number911, href: crisisLinks.call911 },
        { label: texts.textHome, number: texts.homeNumber, href: crisisLinks.textHome },
        { label: texts.oldNumber, href: crisisLinks.oldNumber },
      ]}
    />
  );
}
