import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link/link.tsx";
import type { ReactNode } from "react";

/** Turns the text of a link into the link. */
type LinkTo = (text: string) => ReactNode;

/** Props of {@link Agreement}. */
export interface AgreementProps {
  /** The message, with a link to the terms and one to the privacy policy. */
  text: (links: { terms: LinkTo; privacy: LinkTo }) => ReactNode[];
}

/** The terms that a person agrees to by continuing. The links open in a new tab, to keep the form's input. */
export function Agreement({ text }: AgreementProps) {
  return (
    <p className="text-fine text-ink-muted">
      {text({ terms: linkTo(routes.terms.path), privacy: linkTo(routes.privacy.path) })}
    </p>
  );
}

function linkTo(href: string): LinkTo {
  return (text) => (
    <TextLink key={href} variant="inherit" href={href} target="_blank" rel="noopener">
      {text}
    </TextLink>
  );
}
