import { auth } from "@aangan/copy/auth";
import { routes } from "@aangan/copy/routes";
import { TextLink } from "@aangan/ui/link";
import { Fragment } from "react";

const links: Record<string, { text: string; href: string }> = {
  "{terms}": { text: auth.terms, href: routes.terms.path },
  "{privacy}": { text: auth.privacy, href: routes.privacy.path },
};

/** What whoever signs up agrees to. Its links open beside the form, which would lose what is typed into it. */
export function Agreement() {
  return (
    <p className="text-fine text-ink-muted">
      {auth.agreement.split(/(\{[a-z]+\})/).map((part) => {
        const link = links[part];
        return link ? (
          <TextLink key={part} variant="inherit" href={link.href} target="_blank" rel="noopener">
            {link.text}
          </TextLink>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        );
      })}
    </p>
  );
}
