import * as words from "@aangan/copy/coach-client-page";
import { languageOf } from "@aangan/ui/lib/language.ts";
import { formatWhen } from "@/lib/days";
import type { ClientDetail } from "../queries";

/** Props of {@link SafetyNotesCard}. */
export interface SafetyNotesCardProps {
  notes: NonNullable<ClientDetail["safetyNotes"]>;
  /** The client's first name. */
  clientName: string;
  now: Date;
  /** The coach's time zone. */
  zone: string;
}

/** The safety notes that the client shares, to read. They never contain the client's trusted contact. */
export function SafetyNotesCard({ notes, clientName, now, zone }: SafetyNotesCardProps) {
  const when = (instant: string) => formatWhen(instant, now, zone);
  return (
    <>
      <p className="text-fine text-ink-muted">
        {words.safetyNotesShared({
          clientName,
          sharedAt: when(notes.sharedAt),
          updatedAt: when(notes.updatedAt),
        })}
      </p>
      {notes.unreadable ? <p className="mt-2 text-caution text-small">{words.safetyNotesUnreadable}</p> : null}
      {notes.sections.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={`safety-${id}`} className="mt-3">
          <h3
            id={`safety-${id}`}
            lang={languageOf(title)}
            className="font-semibold font-text text-label tracking-normal [overflow-wrap:anywhere]"
          >
            {title}
          </h3>
          {text ? (
            <p lang={languageOf(text)} className="mt-0.5 whitespace-pre-line text-small [overflow-wrap:anywhere]">
              {text}
            </p>
          ) : (
            <p className="mt-0.5 text-ink-muted text-small">{words.safetyNotesEmpty}</p>
          )}
        </section>
      ))}
    </>
  );
}
