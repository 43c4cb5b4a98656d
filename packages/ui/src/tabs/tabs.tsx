"use client";

import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn";
import { tabClasses, tabListClasses } from "./tab-classes";

/** Props of {@link Tabs}: `value`, `defaultValue` and `onValueChange` control the open tab. */
export type TabsProps = ComponentProps<typeof Primitive.Root>;

/** A few views of which one is shown. For views with URLs use `TabLinks`. */
export function Tabs(props: TabsProps) {
  return <Primitive.Root {...props} />;
}

/** Props of {@link TabsList}. */
export interface TabsListProps extends ComponentProps<typeof Primitive.List> {
  /** Distributes the whole width among the tabs. */
  fill?: boolean;
}

/** The row of tabs. Arrows, Home and End move focus; if they do not fit they scroll. Give it an `aria-label`. */
export function TabsList({ fill = false, className, ...props }: TabsListProps) {
  return <Primitive.List data-spread={fill || undefined} className={cn(tabListClasses, className)} {...props} />;
}

/** Props of {@link TabsTrigger}: its `value`, and text, an icon or a count as children. */
export type TabsTriggerProps = ComponentProps<typeof Primitive.Trigger>;

/** One tab. The open one has a reku, a row of small triangles like a temple border. */
export function TabsTrigger({ className, onFocus, ...props }: TabsTriggerProps) {
  return (
    <Primitive.Trigger
      className={cn(tabClasses, className)}
      onFocus={(event) => {
        // Browsers do not scroll a focused, half-visible tab into view.
        event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
        onFocus?.(event);
      }}
      {...props}
    />
  );
}

/** Props of {@link TabsContent}: the `value` of its tab. */
export type TabsContentProps = ComponentProps<typeof Primitive.Content>;

/** A tab's panel. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <Primitive.Content className={cn("mt-6 rounded-tile focus-visible:outline-offset-4", className)} {...props} />;
}
