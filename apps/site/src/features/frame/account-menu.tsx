import * as layout from "@aangan/copy/layout";
import { cn } from "@aangan/ui/lib/cn.ts";
import { ChevronDown, LogOut } from "lucide-react";
import { origins } from "@/lib/origin";
import { accountLinks } from "./links";

/** A signed-in member's menu on a wide screen. Hidden until the site's script has fetched the member. */
export function AccountMenu() {
  return (
    <div data-member="" data-account="" className="max-frame:hidden">
      <details data-menu="" className="group relative">
        <summary
          aria-label={layout.accountMenu}
          className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control pr-2 pl-1 hover:bg-ink/7"
        >
          <span
            aria-hidden="true"
            data-account-initial=""
            suppressHydrationWarning
            className="grid size-9 place-items-center rounded-[10px] bg-dado font-display font-medium text-ink"
          >
            {""}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <nav
          aria-label={layout.accountMenu}
          className="absolute top-full right-0 mt-2 flex w-[268px] flex-col rounded-card border border-line bg-surface p-2 shadow-cast-2"
        >
          <AccountIdentity className="border-line border-b px-3 pt-2 pb-3" />
          {accountLinks.map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="flex min-h-11 items-center rounded-control px-3 no-underline hover:bg-sunk"
            >
              {link.label}
            </a>
          ))}
          <AccountLogout />
        </nav>
      </details>
    </div>
  );
}

/**
 * The member's full name and email, filled in by the site's script, on pages with forms often before hydration. The
 * empty texts make React accept the script's text: with no text rendered, it would be a hydration mismatch, after
 * which React rerenders the whole page and loses the theme and the menu.
 */
export function AccountIdentity({ className }: { className?: string }) {
  return (
    <p className={cn("mb-1 min-w-0", className)}>
      <span data-account-name="" suppressHydrationWarning className="block truncate font-semibold">
        {""}
      </span>
      <span data-account-email="" suppressHydrationWarning className="block truncate text-ink-muted text-small">
        {""}
      </span>
    </p>
  );
}

/** Signs out with a form that posts to the member app: a link must not change state. */
export function AccountLogout() {
  return (
    <form method="post" action={`${origins.member}/api/logout`}>
      <button
        type="submit"
        className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunk max-frame:min-h-12 max-frame:font-semibold"
      >
        <LogOut aria-hidden="true" className="size-5 stroke-[1.75]" />
        {layout.logout}
      </button>
    </form>
  );
}
