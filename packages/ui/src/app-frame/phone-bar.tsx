"use client";

import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { cn } from "../lib/cn";
import { currentItem, type LinkComponent, type NavItem, type PhoneMenu } from "./types";

/** Loaded when the pointer or focus is near the button: on most pages the drawer is never opened. */
const PhoneMenuDrawer = lazy(() => import("./phone-menu-drawer"));

/** Props of {@link PhoneBar}. */
export interface PhoneBarProps {
  /** Name of the landmark. */
  label: string;
  /** Up to four destinations; the menu is the fifth. */
  items: readonly NavItem[];
  menu: PhoneMenu;
  /** The path of the current page. */
  current: string;
  linkComponent?: LinkComponent;
  className?: string;
}

const slot =
  "relative flex w-full min-w-0 flex-col items-center gap-0.5 rounded-[10px] px-0 pt-[7px] pb-[3px] text-[12.5px] leading-4 max-[379px]:tracking-[-.02em] no-underline [&_svg]:size-[23px] [&_svg]:stroke-[1.75]";

/** The bar at the foot of a phone: four destinations, and a drawer with the rest. Hidden from 900 px. */
export function PhoneBar({ label, items, menu, current, linkComponent: Link = "a", className }: PhoneBarProps) {
  const [open, setOpen] = useState(false);
  // Once opened it stays mounted, for its closing animation.
  const [wanted, setWanted] = useState(false);
  const inBar = currentItem(items, current);
  const inMenu = !inBar && currentItem(menu.items, current) !== undefined;
  return (
    <nav
      aria-label={label}
      data-phone-bar=""
      className={cn(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-1.5 pt-1 pb-[max(14px,env(safe-area-inset-bottom))] frame:hidden print:hidden",
        className,
      )}
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {items.map((item) => {
          const here = item === inBar;
          return (
            <li key={item.href} className="min-w-0">
              <Link
                href={item.href}
                aria-current={here ? "page" : undefined}
                data-tour={item.tour}
                className={cn(slot, here ? "font-bold text-primary" : "font-semibold text-ink-muted")}
              >
                {here ? <Reku /> : null}
                <span className="relative inline-flex" aria-hidden="true">
                  {item.icon}
                  {item.count ? (
                    <span className="absolute -top-1 -right-3 min-w-[17px] rounded-full bg-primary px-1 text-center text-[11px] leading-[18px] font-bold text-on-primary tabular-nums">
                      {item.count > 99 ? "99+" : item.count}
                    </span>
                  ) : null}
                </span>
                <span className="max-w-full truncate">{item.label}</span>
                {item.count ? <span className="sr-only">{item.countLabel ?? item.count}</span> : null}
              </Link>
            </li>
          );
        })}
        <li className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            data-tour="more"
            aria-expanded={open}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            onPointerEnter={() => void import("./phone-menu-drawer")}
            onFocus={() => void import("./phone-menu-drawer")}
            className={cn(slot, "cursor-pointer", inMenu ? "font-bold text-primary" : "font-semibold text-ink-muted")}
          >
            {inMenu ? <Reku /> : null}
            <Menu aria-hidden="true" />
            <span className="max-w-full truncate">{menu.label}</span>
          </button>
          {wanted ? (
            <Suspense>
              <PhoneMenuDrawer open={open} onOpenChange={setOpen} menu={menu} current={current} linkComponent={Link} />
            </Suspense>
          ) : null}
        </li>
      </ul>
    </nav>
  );
}

/** The temple border at the top edge, above the current item. */
function Reku() {
  return (
    <span
      aria-hidden="true"
      className="reku-tab absolute -top-[5px] left-1/2 w-[45px] -translate-x-1/2 rotate-180 bg-primary"
    />
  );
}
