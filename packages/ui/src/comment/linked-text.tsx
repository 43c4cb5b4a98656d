import { ExternalTextLink } from "../link/link";
import { piecesOf } from "./links";

/** Props of {@link LinkedText}. */
export interface LinkedTextProps {
  /** What somebody wrote. It is shown as text, whatever stands in it. */
  text: string;
  /** Said to screen readers after a link's words. */
  newTabLabel: string;
}

/**
 * A text that somebody wrote, with the addresses in it as links: in a new tab, without telling the other site where they
 * stood. Line breaks are kept by `whitespace-pre-wrap` around it.
 */
export function LinkedText({ text, newTabLabel }: LinkedTextProps) {
  return (
    <>
      {piecesOf(text).map(({ text: piece, href }, place) =>
        href === undefined ? (
          piece
        ) : (
          <ExternalTextLink
            key={place}
            href={href}
            newTabLabel={newTabLabel}
            referrerPolicy="no-referrer"
            className="[overflow-wrap:anywhere]"
          >
            {piece}
          </ExternalTextLink>
        ),
      )}
    </>
  );
}
