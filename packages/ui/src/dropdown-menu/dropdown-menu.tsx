"use client";

import { Check, ChevronRight } from "lucide-react";
import { DropdownMenu as M } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/**
 * The state of a menu: `open`, `defaultOpen` and `onOpenChange`. Not modal: a press outside closes the menu and also
 * takes effect.
 */
export function DropdownMenu(props: ComponentProps<typeof M.Root>) {
  return <M.Root modal={false} {...props} />;
}

/** The control that opens the menu and gets focus back. Use `asChild` around a button of the kit. */
export const DropdownMenuTrigger = M.Trigger;

/** A group of items. */
export const DropdownMenuGroup = M.Group;

/** Items of which one is selected. Accepts `value` and `onValueChange`. */
export const DropdownMenuRadioGroup = M.RadioGroup;

/** A submenu. It opens after Radix's 100 ms of hovering, or with the arrow key. */
export const DropdownMenuSub = M.Sub;

const panel =
  "z-[55] min-w-52 max-w-[min(320px,calc(100vw-24px))] max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-cast-2 transition-[opacity,translate] duration-(--d-ui) ease-ui starting:-translate-y-1 starting:opacity-0";

const row =
  "relative flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-body leading-6 no-underline outline-none select-none data-highlighted:bg-primary-soft data-[state=open]:bg-primary-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted data-disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]";

/** The list. Typing selects an item by its first characters; keys within a second count together. */
export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof M.Content>) {
  return (
    <M.Portal>
      <M.Content
        align="end"
        collisionPadding={12}
        {...props}
        sideOffset={sideOffset}
        className={cn(panel, className)}
      />
    </M.Portal>
  );
}

/** Props of {@link DropdownMenuItem}. */
export interface DropdownMenuItemProps extends ComponentProps<typeof M.Item> {
  /** Deletes or removes something; shown in the danger colour. Give it an icon too. */
  destructive?: boolean;
}

/** One action. `onSelect` runs on click, Enter and Space. For a link use `asChild`. */
export function DropdownMenuItem({ destructive, className, ...props }: DropdownMenuItemProps) {
  return (
    <M.Item {...props} className={cn(row, destructive && "text-danger data-highlighted:bg-danger-soft", className)} />
  );
}

/** An item that is on or off. */
export function DropdownMenuCheckboxItem({ className, children, ...props }: ComponentProps<typeof M.CheckboxItem>) {
  return (
    <M.CheckboxItem {...props} className={cn(row, "pr-10", className)}>
      {children}
      <Chosen />
    </M.CheckboxItem>
  );
}

/** One of the items of a {@link DropdownMenuRadioGroup}. */
export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof M.RadioItem>) {
  return (
    <M.RadioItem {...props} className={cn(row, "pr-10", className)}>
      {children}
      <Chosen />
    </M.RadioItem>
  );
}

function Chosen() {
  return (
    <M.ItemIndicator className="absolute right-3 text-primary">
      <Check aria-hidden="true" />
    </M.ItemIndicator>
  );
}

/** A heading inside the menu, or the person it belongs to. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof M.Label>) {
  return <M.Label {...props} className={cn("px-3 pt-2 pb-1.5 text-fine text-ink-muted", className)} />;
}

/** A hairline between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof M.Separator>) {
  return <M.Separator {...props} className={cn("-mx-1.5 my-1.5 h-px bg-line", className)} />;
}

/** The item that opens a submenu. */
export function DropdownMenuSubTrigger({ className, children, ...props }: ComponentProps<typeof M.SubTrigger>) {
  return (
    <M.SubTrigger {...props} className={cn(row, className)}>
      <span className="flex min-w-0 flex-1 items-center gap-3">{children}</span>
      <ChevronRight aria-hidden="true" />
    </M.SubTrigger>
  );
}

/** The list of a submenu. */
export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof M.SubContent>) {
  return (
    <M.Portal>
      <M.SubContent collisionPadding={12} sideOffset={4} {...props} className={cn(panel, className)} />
    </M.Portal>
  );
}

/** A keyboard shortcut at the end of an item, hidden from screen readers. */
export function DropdownMenuShortcut({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="ml-auto text-fine text-ink-muted">
      {children}
    </span>
  );
}
