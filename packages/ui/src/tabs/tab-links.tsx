import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";
import { tabClasses, tabListClasses } from "./tab-classes";

/** Props of {@link TabLinks}. */
export interface TabLinksProps extends ComponentProps<"nav"> {
  /** The navigation's name ("Profile sections"). */
  "aria-label": string;
  /** Distributes the whole width among the links. */
  fill?: boolean;
}

/** Tabs that are pages: links in a row, the current one with a reku. Needs no script. */
export function TabLinks({ fill = false, className, ...props }: TabLinksProps) {
  return <nav data-spread={fill || undefined} className={cn(tabListClasses, className)} {...props} />;
}

/** Props of {@link TabLink}. */
export interface TabLinkProps extends ComponentProps<"a"> {
  /** It links to the current page. */
  current?: boolean;
  /** Styles its single child, such as the app router's link. */
  asChild?: boolean;
}

/** One link among TabLinks. */
export function TabLink({ current = false, asChild = false, className, ...props }: TabLinkProps) {
  const Component = asChild ? Slot.Root : "a";
  return <Component aria-current={current ? "page" : undefined} className={cn(tabClasses, className)} {...props} />;
}
