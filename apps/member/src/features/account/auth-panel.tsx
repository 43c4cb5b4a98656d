import type { ReactNode, Ref } from "react";

/** Props of {@link AuthPanel}. */
export interface AuthPanelProps {
  heading: string;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  /** Receives focus when the pressed element was removed. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** One task next to the illustration: a heading, a sentence, and the form or link. */
export function AuthPanel({ heading, text, headingRef, children }: AuthPanelProps) {
  return (
    <div className="pt-2 frame:pt-0">
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="text-balance font-display font-medium text-[32px] leading-[36px] tracking-(--track-display) outline-none [overflow-wrap:anywhere]"
      >
        {heading}
      </h1>
      {text ? <div className="mt-2.5 text-pretty">{text}</div> : null}
      {children ? <div className="mt-6 flex flex-col gap-4">{children}</div> : null}
    </div>
  );
}
