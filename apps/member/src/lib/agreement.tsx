import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Fragment } from "react";

/** Props of {@link Agreement}. */
export interface AgreementProps {
  /** The sentence, with {terms} and {privacy} in it. */
  text: string;
  /** The texts of the two links. */
  terms: string;
  privacy: string;
}

/** The terms that a person agrees to by continuing. The links open in a new tab, to keep the form's input. */
export function Agreement({ text, terms, privacy }: AgreementProps) {
  const links: Record<string, { name: string; href: string }> = {
    "{terms}": { name: terms, href: routes.terms.path },
    "{privacy}": { name: privacy, href: routes.privacy.path },
  };
  return (
    <p className="text-fine text-ink-muted">
      {text.split(/(\{[a-z]+\})/).map((part) => {
        const link = links[part];
        return link ? (
          <TextLink key={part} variant="inherit" href={link.href} target="_blank" rel="noopener">
            {link.name}
          </TextLink>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        );
      })}
    </p>
  );
}
