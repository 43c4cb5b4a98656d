import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Fragment } from "react";

/** Props of {@link Agreement}. */
export interface AgreementProps {
  /** The sentence, with {terms} and {privacy} in it. */
  text: string;
  /** What the two are called in it. */
  terms: string;
  privacy: string;
}

/**
 * What somebody agrees to by going on. The links open beside the form, which would lose what is typed into it.
 */
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
