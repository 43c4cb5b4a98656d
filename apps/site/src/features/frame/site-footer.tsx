import { brand, disclaimers } from "@aangan/copy/brand";
import { helplines } from "@aangan/copy/crisis";
import { landing } from "@aangan/copy/landing";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { Wordmark } from "@aangan/ui/mark";

/** What this is and is not, where help is, and the ways back into the page. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t bg-surface">
      <div className="mx-auto grid max-w-[1200px] gap-10 px-4 py-14 frame:grid-cols-[1.6fr_1fr_1fr] frame:px-(--gutter)">
        <div>
          <Wordmark name={brand.name} />
          <p className="mt-4 max-w-[52ch] text-ink-muted text-small">{disclaimers.full}</p>
          <p className="mt-4 text-small">{brand.poweredBy}</p>
        </div>
        <nav aria-labelledby="footer-features">
          <h2 id="footer-features" className="font-semibold font-text text-label tracking-normal">
            {layout.footerFeatures}
          </h2>
          <ul className="mt-2">
            {landing.offerings.map((offering) => (
              <li key={offering.id}>
                <a
                  href={`${routes.home.path}#${offering.id}`}
                  className="inline-flex min-h-9 items-center text-small no-underline hover:underline"
                >
                  {offering.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-help">
          <h2 id="footer-help" className="font-semibold font-text text-label tracking-normal">
            {layout.footerHelp}
          </h2>
          <ul className="mt-2">
            {helplines.map((line) => (
              <li key={line.id}>
                <a href={line.href} className="inline-flex min-h-9 items-center py-1 text-small">
                  <span>
                    <b className="font-semibold">{line.label}</b>
                    <span className="block text-fine text-ink-muted">{line.detail}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </footer>
  );
}
