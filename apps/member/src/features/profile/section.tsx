import type { ReactNode } from "react";

/** Props of {@link Section}. */
export interface SectionProps {
  title: string;
  /** Its purpose, in a sentence or two. */
  text: ReactNode;
  children: ReactNode;
}

/** A part of the page: heading and purpose on the left, the form on the right; stacked on phones. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-x-14 gap-y-5 border-line border-t pt-6 pb-10 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,17rem)_minmax(0,36rem)]">
      <div>
        <h2 className="font-display font-medium text-h3 tracking-normal">{title}</h2>
        <p className="mt-1.5 max-w-[44ch] text-ink-muted text-small text-pretty">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
