import * as brand from "@aangan/copy/brand";
import * as disclaimers from "@aangan/copy/disclaimers";
import * as landing from "@aangan/copy/landing";
import * as layout from "@aangan/copy/layout";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import type { ReactNode } from "react";
import { helplines } from "@/content/helplines";
import { routes } from "@/lib/routes";

const company = [
  { href: routes.aboutUs.path, label: layout.aboutUs },
  { href: routes.ourCoaches.path, label: layout.ourCoaches },
  { href: routes.blog.path, label: layout.blog },
  { href: routes.careers.path, label: layout.careers },
  { href: routes.contact.path, label: layout.contact },
  { href: routes.faq.path, label: layout.questions },
];

const small = [
  { href: routes.crisis.path, label: layout.crisisHelp },
  { href: routes.safety.path, label: layout.safety },
  { href: routes.privacy.path, label: layout.privacy },
  { href: routes.terms.path, label: layout.terms },
];

/** The footer: disclaimer, helplines and links. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-surface">
      <div className="mx-auto grid max-w-[1200px] gap-x-8 gap-y-10 px-4 py-14 min-[560px]:grid-cols-2 frame:grid-cols-[1.7fr_1fr_0.8fr_1.2fr] frame:px-(--gutter)">
        <div className="min-[560px]:max-frame:col-span-2">
          <Wordmark name={brand.name} />
          <p className="mt-4 max-w-[52ch] text-ink-muted text-small">{disclaimers.full}</p>
          <p className="mt-4 text-small">{brand.poweredBy}</p>
        </div>
        <FooterList id="footer-features" title={layout.footerFeatures}>
          {landing.offerings.map((offering) => (
            <FooterLink key={offering.id} href={`${routes.home.path}#${offering.id}`}>
              {offering.title}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList id="footer-company" title={layout.footerCompany}>
          {company.map((link) => (
            <FooterLink key={link.href} href={link.href}>
              {link.label}
            </FooterLink>
          ))}
        </FooterList>
        <FooterList id="footer-help" title={layout.footerHelp}>
          {helplines.map((line) => (
            <FooterLink key={line.id} href={line.href}>
              <span className="py-1">
                <b className="font-semibold">{line.label}</b>
                <span className="block text-fine text-ink-muted">{line.detail}</span>
              </span>
            </FooterLink>
          ))}
          <FooterLink href={routes.crisis.path}>
            <b className="font-semibold">{layout.moreHelp}</b>
          </FooterLink>
        </FooterList>
      </div>
      <nav
        aria-label={layout.footerSmall}
        className="mx-auto flex max-w-[1200px] flex-wrap gap-x-6 border-line border-t px-4 pt-4 pb-10 frame:mx-auto frame:px-(--gutter)"
      >
        {small.map((link) => (
          <a
            key={link.href}
            href={link.href}
            className="inline-flex min-h-9 items-center text-small no-underline hover:underline"
          >
            {link.label}
          </a>
        ))}
      </nav>
    </footer>
  );
}

function FooterList({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="font-semibold font-text text-label tracking-normal">
        {title}
      </h2>
      <ul className="mt-2">{children}</ul>
    </nav>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-9 items-center text-small no-underline hover:underline">
        {children}
      </a>
    </li>
  );
}
