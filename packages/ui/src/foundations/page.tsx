import type { ReactNode } from "react";

/** A page of the foundations: a title, a sentence, sections. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto max-w-(--content) px-(--gutter) py-12">
      <h1>{title}</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-pretty">{lead}</p>
      {children}
    </main>
  );
}

/** One topic of a page: its name on the left from 1024 px, above on phones. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-4 border-t border-line pt-6 lg:grid-cols-[190px_minmax(0,1fr)]">
      <div>
        <h2 className="font-text text-h4 tracking-normal">{title}</h2>
        {note && <p className="mt-1 text-small text-ink-muted">{note}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** A name as written in code. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-tile bg-sunk px-1.5 py-0.5 font-mono text-[.9em] break-words">{children}</code>;
}
