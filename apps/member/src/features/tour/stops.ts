import { routes } from "@aangan/copy/routes";
import * as words from "@aangan/copy/tour";
import type { TourStep } from "@aangan/product/tour/tour.tsx";

/** A stop of the tour. Tab storage refers to it by `id`. */
export interface Stop extends TourStep {
  id: "chat" | "book" | "library" | "community";
}

/** The texts of a stop, for members with and without a coach. */
interface StopText {
  title: string;
  withCoach: string | ((values: { coachName: string }) => string);
  without: string;
}

/** The existing pages by name: the route table, or a test's replacement. */
export type Routes = Readonly<Record<string, { readonly path: string }>>;

/**
 * Returns the stops in order. `coachName` is null for a member without a coach. Each stop lists the elements to
 * highlight, best first: a phone's bar has few places, and More shows the others. A stop without its page is left out.
 */
export function tourStops(coachName: string | null, pages: Routes = routes): Stop[] {
  const stop = (id: Stop["id"], page: string, text: StopText, target: readonly string[]): Stop[] =>
    page in pages
      ? [
          {
            id,
            title: text.title,
            body: coachName === null ? text.without : withCoach(text, coachName),
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

const withCoach = (text: StopText, coachName: string): string =>
  typeof text.withCoach === "string" ? text.withCoach : text.withCoach({ coachName });

/** Returns the selector of an element marked for the tour. */
const at = (name: string) => `[data-tour=${name}]`;
