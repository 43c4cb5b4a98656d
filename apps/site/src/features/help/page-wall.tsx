import { JaaliLight } from "@aangan/ui/art/jaali-light/jaali-light.tsx";
import type { ReactNode } from "react";
import { inner, underHeader } from "./styles";

/** Props of {@link PageWall}. */
export interface PageWallProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** The first section of a text page: title and lead, with the wall's artwork. */
export function PageWall({ title, text, children }: PageWallProps) {
  return (
    <header
      className={`relative isolate overflow-hidden bg-wall text-ink print:mt-0 print:bg-transparent print:pt-0 ${underHeader}`}
    >
      <div
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-11 border-floor border-t-4 bg-dado frame:h-14 print:hidden"
      />
      <JaaliLight className="-right-24 -z-10 h-auto w-[250px] frame:right-0 frame:w-[560px] print:hidden" soft={0.7} />
      <div className={`${inner} pt-3 pb-20 frame:pt-10 frame:pb-28`}>
        <h1 className="max-w-[13em] font-display font-medium text-[clamp(40px,5.2vw,68px)] leading-[1.02]">{title}</h1>
        <p className="mt-4 max-w-[38ch] text-lead text-pretty frame:mt-5">{text}</p>
        {children}
      </div>
    </header>
  );
}
