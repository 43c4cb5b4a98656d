import { fill } from "@aangan/copy/format";
import { routes } from "@aangan/copy/routes";
import { tour as words } from "@aangan/copy/tour";
import type { TourStep } from "@aangan/product/tour/tour.tsx";

/** A stop of the walk, by the name under which a tab keeps its place. */
export interface Stop extends TourStep {
  id: "chat" | "book" | "library" | "community";
}

/** What a stop says to somebody with a coach, and to somebody without. */
interface Said {
  title: string;
  withCoach: string;
  without: string;
}

/** The pages that stand, by name: the route table, unless a test says otherwise. */
export type Standing = Readonly<Record<string, { readonly path: string }>>;

/**
 * What is shown, in order. `coachName` is null for a member without a coach. Each stop names what is lit, best first: a
 * phone's bar has few places, and what stands behind More is shown by More itself. A stop whose page does not stand is
 * left out.
 */
export function tourStops(coachName: string | null, standing: Standing = routes): Stop[] {
  const stop = (id: Stop["id"], page: string, said: Said, target: readonly string[]): Stop[] =>
    page in standing
      ? [
          {
            id,
            title: said.title,
            body: coachName === null ? said.without : fill(said.withCoach, { coachName }),
            target,
          },
        ]
      : [];
  return [
    ...stop("chat", "messages", words.chat, [at("messages")]),
    ...stop("book", "sessions", words.book, [
      ...(coachName === null ? [at("suggested")] : [at("book")]),
      at("coaches"),
      at("more"),
    ]),
    ...stop("library", "resources", words.library, [at("resources"), at("resources-card"), at("more")]),
    ...stop("community", "community", words.community, [at("community"), at("community-card"), at("more")]),
  ];
}

/** The selector of what a page has marked for the tour. */
const at = (name: string) => `[data-tour=${name}]`;
