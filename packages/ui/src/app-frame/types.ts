import type { ElementType, ReactNode } from "react";

/**
 * The component that renders links. The kit does not depend on a router: pass the router's link component, which must
 * accept `href`, `className`, `children`, `onClick` and `aria-current`. Without it a plain `a` is used.
 */
export type LinkComponent = ElementType;

/** One destination of a sidebar, a rail, a drawer or the phone bar. */
export interface NavItem {
  /** Where the link goes. Also the key of the item: unique within its list. */
  href: string;
  /** The text next to or below the icon. */
  label: string;
  /** A Lucide icon element. Size and stroke are set by the frame. */
  icon: ReactNode;
  /** Number of unread or open items there. Zero and absent show nothing. */
  count?: number;
  /** The count as a phrase for screen readers, such as "1 unread". Needed when `count` is given. */
  countLabel?: string;
  /** Target name for the tour, set on the link as `data-tour`. */
  tour?: string;
}

/** The user shown in a sidebar or rail. */
export interface FramePerson {
  /** Shown name. */
  name: string;
  /** One small line under the name: an e-mail address, or the local time. */
  detail: string;
  /** A 44 px avatar. */
  avatar: ReactNode;
}

/**
 * Returns the item that is the current page: the one with its own path, or else with the longest path above it.
 * Undefined if there is none. The root matches only itself.
 */
export function currentItem(items: readonly NavItem[], current: string): NavItem | undefined {
  const trim = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") : path);
  const here = trim(current);
  return items
    .filter(({ href }) => here === trim(href) || (href !== "/" && here.startsWith(`${trim(href)}/`)))
    .sort((a, b) => b.href.length - a.href.length)[0];
}

/** The drawer behind the last item of the phone bar. */
export interface PhoneMenu {
  /** The word under the icon, such as "More". */
  label: string;
  /** Title of the drawer. */
  title: string;
  /** Name of the drawer's close button. */
  closeLabel: string;
  /** Name of the list's landmark. */
  navLabel: string;
  /** The full list of destinations. */
  items: readonly NavItem[];
  /** The drawer's footer: user, disclaimer, log out. */
  footer?: ReactNode;
}
