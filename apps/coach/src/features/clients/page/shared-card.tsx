import * as words from "@aangan/copy/coach-client-page";
import { Fact, Facts } from "@aangan/ui/facts/facts.tsx";
import { HeartHandshake } from "lucide-react";
import type { ClientDetail } from "../queries";

/** The answers that the client shares with their coach, or a note that nothing is shared. */
export function SharedCard({ client }: { client: ClientDetail }) {
  const { shared, firstName: clientName } = client;
  const facts = [
    [words.focus, shared.focus.join(", ")],
    [words.language, shared.language],
    [words.region, shared.region],
    [words.religion, shared.religion],
    [words.gender, shared.gender],
    [words.age, shared.age],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) {
    return (
      <div className="flex gap-3 text-small">
        <HeartHandshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-muted" />
        <div>
          <p>{words.nothingShared({ clientName })}</p>
          <p className="text-ink-muted">{words.nothingSharedText}</p>
        </div>
      </div>
    );
  }
  return (
    <>
      <p className="text-fine text-ink-muted">{words.sharedText({ clientName })}</p>
      <Facts className="mt-1">
        {facts.map(([term, value]) => (
          <Fact key={term} term={term}>
            {value}
          </Fact>
        ))}
      </Facts>
    </>
  );
}
