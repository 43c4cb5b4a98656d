import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton } from "@aangan/ui/skeleton/skeleton.tsx";
import { ArrowLeft } from "lucide-react";
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

/** One task next to the pitch: a heading, a sentence, and the form or link. */
export function AuthPanel({ heading, text, headingRef, children }: AuthPanelProps) {
  return (
    <div className="w-full max-w-[420px]">
      <h1
        ref={headingRef}
        tabIndex={-1}
        className="text-balance font-display font-medium text-h1 outline-none [overflow-wrap:anywhere]"
      >
        {heading}
      </h1>
      {text ? <p className="mt-2.5 text-pretty [overflow-wrap:anywhere]">{text}</p> : null}
      {children ? <div className="mt-6 flex flex-col gap-4">{children}</div> : null}
    </div>
  );
}

/** The back link, below the content of a page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="text-small">
      <TextLink href={href} className="inline-flex min-h-11 items-center gap-1.5">
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75]" />
        {children}
      </TextLink>
    </p>
  );
}

/** Placeholder for a form that waits for the server, with a label for screen readers. */
export function FormPlaceholder({ label }: { label: string }) {
  return (
    <div className="w-full max-w-[420px]">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="mt-3 h-5 w-full" />
      <Skeleton shape="block" className="mt-8 h-12 w-full" />
      <Skeleton shape="block" className="mt-6 h-12 w-full" />
      <Skeleton shape="block" className="mt-6 h-13 w-full" />
    </div>
  );
}
