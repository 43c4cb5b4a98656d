"use client";

import { ChevronDown } from "lucide-react";
import { Accordion as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Accordion}. */
export interface AccordionProps {
  /** Value of the open item, "" for none, when controlled. */
  value?: string;
  /** The item open at first, when the accordion keeps it itself. */
  defaultValue?: string;
  /** Called with the value of the open item, "" when it was closed. */
  onValueChange?: (value: string) => void;
  /** `AccordionItem` elements. */
  children: ReactNode;
  className?: string;
}

/** Questions with folded answers. One is open at a time, and the open one can be closed again. */
export function Accordion({ className, children, ...props }: AccordionProps) {
  return (
    <Primitive.Root type="single" collapsible className={cn("border-line border-t", className)} {...props}>
      {children}
    </Primitive.Root>
  );
}

/** Props of {@link AccordionItem}. */
export interface AccordionItemProps {
  /** Names the item among its siblings. */
  value: string;
  /** The question. */
  title: ReactNode;
  /** Level of the heading the question is, so that the page's outline holds. */
  headingLevel?: 2 | 3 | 4;
  /** The answer. It is in the page even while folded, so that it can be found and indexed. */
  children: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** One question and its answer. Enter or Space folds and unfolds; arrows go from question to question. */
export function AccordionItem({
  value,
  title,
  headingLevel = 3,
  children,
  disabled = false,
  className,
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Primitive.Item value={value} disabled={disabled} className={cn("border-line border-b", className)}>
      <Primitive.Header asChild>
        <Heading className="m-0 text-h4">
          <Primitive.Trigger
            className={cn(
              "group -mx-2 flex min-h-13 w-[calc(100%+1rem)] rounded-control px-2 cursor-pointer items-start justify-between gap-4 py-3.5 text-left font-display font-[550] text-[1.1875rem]/6 text-ink",
              "focus-visible:-outline-offset-3 disabled:cursor-not-allowed disabled:text-ink-muted",
            )}
          >
            {title}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-primary transition-[rotate] duration-(--d-ui) ease-ui group-data-[state=open]:rotate-180 group-disabled:text-ink-muted"
            />
          </Primitive.Trigger>
        </Heading>
      </Primitive.Header>
      {/* Kept in the page and closed by its row height: it can grow smoothly without its height being measured. */}
      <Primitive.Content
        forceMount
        className={cn(
          "grid grid-rows-[0fr] transition-[grid-template-rows,visibility] duration-(--d-panel) ease-ui",
          "data-[state=closed]:invisible data-[state=open]:grid-rows-[1fr]",
        )}
      >
        <div className="min-h-0 overflow-hidden">
          <div className="max-w-(--measure) pb-5 text-body text-ink-muted">{children}</div>
        </div>
      </Primitive.Content>
    </Primitive.Item>
  );
}
