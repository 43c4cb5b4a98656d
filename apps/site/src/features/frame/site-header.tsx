import { brand } from "@aangan/copy/brand";
import { common } from "@aangan/copy/common";
import { landing } from "@aangan/copy/landing";
import { layout } from "@aangan/copy/layout";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button";
import { Wordmark } from "@aangan/ui/mark";
import { ThemeToggle } from "@aangan/ui/theme-toggle";
import { Menu } from "lucide-react";

const { anchors } = landing;
const home = routes.home.path;
const links = [
  { href: `${home}#${anchors.howItWorks}`, label: layout.howItWorks },
  { href: `${home}#${anchors.features}`, label: layout.features },
  { href: `${home}#${anchors.pricing}`, label: layout.pricing },
  { href: `${home}#${anchors.faq}`, label: layout.faq },
];

/** Mark, anchors, and the way into the beta. On phones the links fold into one menu that needs no script. */
export function SiteHeader() {
  return (
    <header className="relative z-20 mx-auto flex w-full max-w-[1320px] items-center gap-2 px-4 py-3 text-ink frame:gap-6 frame:px-(--gutter) frame:py-5">
      <a
        href="#main"
        className="fixed top-3 left-3 z-[80] -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-bg no-underline focus:translate-y-0 focus:shadow-cast-3"
      >
        {common.skipToContent}
      </a>
      <a href={home} className="mr-auto inline-block rounded-control text-inherit no-underline">
        <Wordmark name={brand.name} className="max-frame:text-[22px]" />
      </a>
      <nav aria-label={common.mainNavigation} className="hidden items-center gap-7 frame:flex">
        {links.map((link) => (
          <a key={link.href} href={link.href} className="font-semibold no-underline hover:underline">
            {link.label}
          </a>
        ))}
      </nav>
      <ThemeToggle label={common.switchToDark} />
      <Button asChild variant="secondary" className="hidden frame:inline-flex">
        <a href={routes.betaSignup.path}>{layout.signUpForBeta}</a>
      </Button>
      <details className="group frame:hidden">
        <summary
          aria-label={common.menu}
          className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-ink/7"
        >
          <Menu aria-hidden="true" className="size-5.5" />
        </summary>
        <nav
          aria-label={common.menu}
          className="absolute inset-x-3 top-full flex flex-col rounded-card border border-line bg-surface p-3 shadow-cast-3"
        >
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="flex min-h-12 items-center rounded-control px-3 font-semibold no-underline hover:bg-sunk"
            >
              {link.label}
            </a>
          ))}
          <Button asChild className="mt-2" block>
            <a href={routes.betaSignup.path}>{layout.signUpForBeta}</a>
          </Button>
        </nav>
      </details>
    </header>
  );
}
