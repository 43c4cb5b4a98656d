"use client";

import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ComponentProps, createContext, type ReactNode, use, useId } from "react";
import { cn } from "../lib/cn";

/** Whether the rows are cards on a phone. */
const Cards = createContext(false);

/**
 * Returns the role of a table's part, which must be explicit where rows are rendered as cards: browsers derive the
 * role from the CSS display.
 */
function useRole<Role extends string>(role: Role): Role | undefined {
  return use(Cards) ? role : undefined;
}

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<"table"> {
  /** The table's caption. Announced first, and shown above unless hidden. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading above is equivalent. */
  captionHidden?: boolean;
  /**
   * On a phone every row is a card: its name, and below it each value with the `label` of its cell. For tables that
   * are read row by row.
   */
  cards?: boolean;
}

/** A table for comparing rows and columns. If it is too wide for the screen it scrolls, also by keyboard. */
export function Table({ caption, captionHidden = false, cards = false, className, children, ...props }: TableProps) {
  const captionId = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1)
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

/** The row of column headers. Hidden visually above cards; screen readers still get it. */
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
  /** Its details are shown. */
  selected?: boolean;
  /** Marks a safety emergency with a 4 px indigo edge. For safety only; a badge must state it in text. */
  urgent?: boolean;
}

/** One row; as a card its values are in two columns, or as its class specifies. */
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
  /** Right-aligned. */
  numeric?: boolean;
  /** The current sort direction of this column; omit it if the column cannot be sorted. */
  sort?: "ascending" | "descending" | "none";
  /** Called when the column header is pressed. */
  onSort?: () => void;
}

/** The header of a column, or of a row with `scope="row"`. */
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
          // Puts the sort arrow before the header of a numeric column, so that the header lines up with the digits.
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
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** The column's name, shown where the row is a card. Screen readers get it from the column header. */
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
