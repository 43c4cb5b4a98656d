import { ExternalTextLink } from "../link/link";
import { piecesOf } from "./links";

/** Props of {@link LinkedText}. */
export interface LinkedTextProps {
  /** A user's text. It is always rendered as text. */
  text: string;
  /** Announced after a link's text. */
  newTabLabel: string;
}

/**
 * A user's text with its URLs as links: in a new tab, without a referrer. `whitespace-pre-wrap` around it keeps line
 * breaks.
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
