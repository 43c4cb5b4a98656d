import type { ReactNode, Ref } from "react";

/** Props of {@link AuthPanel}. */
export interface AuthPanelProps {
  heading: string;
  /** A sentence or two under the heading. */
  text?: ReactNode;
  /** Takes the focus when what was pressed before is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** One thing to do beside the wall: a heading, a sentence, and the form or the way on. */
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
