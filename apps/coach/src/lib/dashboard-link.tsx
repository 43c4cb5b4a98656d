"use client";

import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";

/** Props of {@link DashboardLink}: those of the router's link, with an address of the dashboard. */
export interface DashboardLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  href: string;
  /** Leaves the page where it is, for what opens beside the link. */
  keepScroll?: boolean;
}

/**
 * A link to a place of the dashboard, as `tabHref` names it. All places are one page, so nothing is fetched for the way
 * there: it is immediate, works without a connection, and a list of hundreds of links asks the server for none of them. From
 * another page, and into another window, it is a link like any other.
 */
export function DashboardLink({ href, keepScroll = false, onClick, ...props }: DashboardLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const to = new URL(href, window.location.href);
    if (to.pathname !== window.location.pathname) return;
    event.preventDefault();
    if (to.href === window.location.href) return;
    // The router listens to the browser's own history.
    window.history.pushState(null, "", to.href);
    if (!keepScroll) window.scrollTo(0, 0);
  };
  return <Link {...props} href={href} prefetch={false} onClick={go} />;
}
