import * as brand from "@aangan/copy/brand";
import * as common from "@aangan/copy/common";
import * as layout from "@aangan/copy/layout";
import { Wordmark } from "@aangan/ui/mark/wordmark.tsx";
import { Menu, X } from "lucide-react";
import { routes } from "@/lib/routes";
import { AccountIdentity, AccountLogout, AccountMenu } from "./account-menu";
import { JoinBeta } from "./join-beta";
import { LanguageSwitch } from "./language-switch";
import { anchorLinks, memberLinks, type SiteLink } from "./links";
import { ThemeButton } from "./theme-button";

/**
 * Logo, anchors, sign-in link, and links to the page in other languages. The front page's header never fetches the
 * session; on other pages (`account`, the default) the site's script does, and replaces the visitor's links by a
 * member's menu. Menus are `details`, so they open without a script.
 */
export function SiteHeader({ account = true }: { account?: boolean }) {
  return (
    <header className="relative z-20 mx-auto flex w-full max-w-[1320px] items-center gap-1 px-4 py-3 text-ink frame:gap-5 frame:px-(--gutter) frame:py-5">
      <a
        href="#main"
        className="fixed top-3 left-3 z-[80] -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-bg no-underline focus:translate-y-0 focus:shadow-cast-3"
      >
        {common.skipToContent}
      </a>
      <a href={routes.home.path} className="mr-auto inline-block rounded-control text-inherit no-underline">
        <Wordmark name={brand.name} className="max-frame:text-[22px]" />
      </a>
      <nav aria-label={common.mainNavigation} data-visitor="" className="hidden items-center gap-6 frame:flex">
        {anchorLinks.map((link) => (
          <a key={link.href} href={link.href} className="font-semibold no-underline hover:underline">
            {link.label}
          </a>
        ))}
        <a
          href={routes.auth.path}
          data-carry=""
          suppressHydrationWarning
          className="inline-flex min-h-11 items-center font-semibold no-underline hover:underline"
        >
          {layout.logIn}
        </a>
        <JoinBeta label={layout.signUpForBeta} size="md" variant="secondary" />
      </nav>
      <LanguageSwitch />
      <ThemeButton />
      {account ? <AccountMenu /> : null}
      <NarrowMenu account={account} />
    </header>
  );
}

function NarrowMenu({ account }: { account: boolean }) {
  return (
    <details data-menu="" className="group frame:hidden">
      <summary
        aria-label={common.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-ink/7"
      >
        <Menu aria-hidden="true" className="size-5.5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5.5 group-open:block" />
      </summary>
      <nav
        aria-label={common.menu}
        className="absolute inset-x-3 top-full rounded-card border border-line bg-surface p-3 shadow-cast-3"
      >
        <div data-visitor="" className="flex flex-col">
          <Rows links={anchorLinks} />
          <a
            href={routes.auth.path}
            data-carry=""
            suppressHydrationWarning
            className="flex min-h-12 items-center rounded-control px-3 font-semibold no-underline hover:bg-sunk"
          >
            {layout.logIn}
          </a>
          <JoinBeta label={layout.signUpForBeta} className="mt-2" size="md" block />
        </div>
        {account ? (
          <div data-member="" className="flex flex-col">
            <AccountIdentity className="border-line border-b px-3 pt-1 pb-3" />
            <Rows links={memberLinks} />
            <AccountLogout />
          </div>
        ) : null}
      </nav>
    </details>
  );
}

function Rows({ links }: { links: readonly SiteLink[] }) {
  return links.map((link) => (
    <a
      key={link.href}
      href={link.href}
      className="flex min-h-12 items-center rounded-control px-3 font-semibold no-underline hover:bg-sunk"
    >
      {link.label}
    </a>
  ));
}
