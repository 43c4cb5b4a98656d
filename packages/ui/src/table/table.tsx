"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { cn } from "../lib/cn";

/** Whether the rows are cards on a phone. */
const Cards = createContext(false);

/**
 * The role that a part of a table has by itself. Where rows are drawn as cards it is said aloud: browsers take a part that is no
 * table's by its display for no table's by its meaning either.
 */
function useRole<Role extends string>(role: Role): Role | undefined {
  return use(Cards) ? role : undefined;
}

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<"table"> {
  /** What the table is about. Read first, and shown above unless hidden. */
  caption: ReactNode;
  /** Keeps the caption for screen readers, where a heading above says it already. */
  captionHidden?: boolean;
  /**
   * On a phone every row is a card: its name, and under it each value with what it is (the `label` of its cell). For tables of
   * which one row is read at a time.
   */
  cards?: boolean;
}

/** Rows and columns that are compared with each other. Too wide for the screen, it scrolls by itself, by keyboard too. */
export function Table({ caption, captionHidden = false, cards = false, className, children, ...props }: TableProps) {
  const captionId = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable without a pointer
      tabIndex={0}
      aria-labelledby={captionId}
      className="relative w-full overflow-x-auto rounded-card border border-line bg-surface shadow-cast-1"
    >
      <table
        role={cards ? "table" : undefined}
        aria-labelledby={cards ? captionId : undefined}
        className={cn("w-full border-collapse text-left text-small", cards && "max-md:block", className)}
        {...props}
      >
        <caption id={captionId} className={captionHidden ? "sr-only" : "px-4.5 pt-3.5 pb-3 text-left text-h4"}>
          {caption}
        </caption>
        <Cards value={cards}>{children}</Cards>
      </table>
    </section>
  );
}

/** Props of {@link TableHeader}. */
export type TableHeaderProps = ComponentProps<"thead">;

/** The row of column names. Over cards it is there for those who hear the page. */
export function TableHeader({ className, ...props }: TableHeaderProps) {
  const role = useRole("rowgroup");
  return <thead role={role} className={cn("bg-sunk", role && "max-md:sr-only", className)} {...props} />;
}

/** Props of {@link TableBody}. */
export type TableBodyProps = ComponentProps<"tbody">;

/** The rows. */
export function TableBody({ className, ...props }: TableBodyProps) {
  const role = useRole("rowgroup");
  return <tbody role={role} className={cn(role && "max-md:block", className)} {...props} />;
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ComponentProps<"tr"> {
  /** Marked as the one whose details are shown. */
  selected?: boolean;
  /** Somebody may be in danger: a 4 px indigo edge. For safety and nothing else; a badge must say it in words. */
  urgent?: boolean;
}

/** One row; as a card its values stand in two columns, or as many as its class says. */
export function TableRow({ selected = false, urgent = false, className, ...props }: TableRowProps) {
  const role = useRole("row");
  return (
    <tr
      role={role}
      aria-current={selected || undefined}
      className={cn(
        "border-line border-t first:border-t-0 in-[thead]:border-t-0",
        role && "max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:px-4 max-md:py-3",
        selected && "bg-primary-soft",
        urgent && "bg-crisis/7 [&>:first-child]:shadow-[inset_4px_0_0_var(--crisis-edge)]",
        className,
      )}
      {...props}
    />
  );
}

/** Props of {@link TableHead}. */
export interface TableHeadProps extends Omit<ComponentProps<"th">, "onClick"> {
  /** Numbers stand at the right. */
  numeric?: boolean;
  /** How the rows are sorted by this column now; leave it out where they cannot be. */
  sort?: "ascending" | "descending" | "none";
  /** Called when the column's name is pressed. */
  onSort?: () => void;
}

/** The name of a column, or of a row with `scope="row"`. */
export function TableHead({
  numeric = false,
  sort,
  onSort,
  scope = "col",
  className,
  children,
  ...props
}: TableHeadProps) {
  const role = useRole(scope === "row" ? "rowheader" : "columnheader");
  const Arrow = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      role={role}
      scope={scope}
      aria-sort={sort}
      className={cn(
        "px-4.5 py-2.5 text-left align-middle font-semibold text-ink",
        scope === "col" && "text-label whitespace-nowrap",
        numeric && "text-right",
        role === "rowheader" && "max-md:col-span-full max-md:p-0",
        className,
      )}
      {...props}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-2 -my-2.5 inline-flex min-h-11 items-center gap-1.5 rounded-tile px-2 font-semibold focus-visible:-outline-offset-3 data-numeric:flex-row-reverse"
          // A column of numbers keeps its name above their last digits.
          data-numeric={numeric || undefined}
        >
          {children}
          <Arrow aria-hidden="true" strokeWidth={1.75} className={cn("size-4", sort === "none" && "text-ink-muted")} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

/** Props of {@link TableCell}. */
export interface TableCellProps extends ComponentProps<"td"> {
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean;
  /** The name of its column, shown over it where its row is a card. Those who hear the page hear it from the column. */
  label?: string;
}

/** One value. */
export function TableCell({ numeric = false, label, className, children, ...props }: TableCellProps) {
  const role = useRole("cell");
  return (
    <td
      role={role}
      className={cn(
        "px-4.5 py-2.75 align-middle",
        numeric && "text-right tabular-nums",
        role && "max-md:block max-md:p-0 max-md:text-left",
        className,
      )}
      {...props}
    >
      {role && label ? (
        <span aria-hidden="true" className="block text-fine text-ink-muted md:hidden">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}
