"use client";

import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";

/** Props of {@link DashboardLink}: those of the router's link, with a URL of the dashboard. */
export interface DashboardLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  href: string;
  /** Keeps the scroll position, for content that opens next to the link. */
  keepScroll?: boolean;
}

/**
 * A link to a tab of the dashboard, as `tabHref` returns it. All tabs are one page, so a click needs no fetch: it is
 * immediate, works offline, and a list of hundreds of links prefetches nothing. From another page, and into another
 * window, it is a normal link.
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
