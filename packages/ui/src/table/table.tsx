import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn";

/** Props of {@link Table}. */
export interface TableProps extends ComponentProps<"table"> {
  /** What the table is about. Read first, and shown above unless hidden. */
  caption: ReactNode;
  /** Keeps the caption for screen readers, where a heading above says it already. */
  captionHidden?: boolean;
}

/** Rows and columns that are compared with each other. Too wide for the screen, it scrolls by itself, by keyboard too. */
export function Table({ caption, captionHidden = false, className, children, ...props }: TableProps) {
  const captionId = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable without a pointer
      tabIndex={0}
      aria-labelledby={captionId}
      className="relative w-full overflow-x-auto rounded-card border border-line bg-surface shadow-cast-1"
    >
      <table className={cn("w-full border-collapse text-left text-small", className)} {...props}>
        <caption id={captionId} className={captionHidden ? "sr-only" : "px-4.5 pt-3.5 pb-3 text-left text-h4"}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

/** Props of {@link TableHeader}. */
export type TableHeaderProps = ComponentProps<"thead">;

/** The row of column names. */
export function TableHeader({ className, ...props }: TableHeaderProps) {
  return <thead className={cn("bg-sunk", className)} {...props} />;
}

/** Props of {@link TableBody}. */
export type TableBodyProps = ComponentProps<"tbody">;

/** The rows. */
export function TableBody(props: TableBodyProps) {
  return <tbody {...props} />;
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends ComponentProps<"tr"> {
  /** Marked as the one whose details are shown. */
  selected?: boolean;
  /** Somebody may be in danger: a 4 px indigo edge. For safety and nothing else; a badge must say it in words. */
  urgent?: boolean;
}

/** One row. */
export function TableRow({ selected = false, urgent = false, className, ...props }: TableRowProps) {
  return (
    <tr
      aria-current={selected || undefined}
      className={cn(
        "border-line border-t first:border-t-0 in-[thead]:border-t-0",
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
  const Arrow = sort === "ascending" ? ArrowUp : sort === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope={scope}
      aria-sort={sort}
      className={cn(
        "px-4.5 py-2.5 text-left align-middle font-semibold text-ink",
        scope === "col" && "text-label whitespace-nowrap",
        numeric && "text-right",
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
}

/** One value. */
export function TableCell({ numeric = false, className, ...props }: TableCellProps) {
  return (
    <td className={cn("px-4.5 py-2.75 align-middle", numeric && "text-right tabular-nums", className)} {...props} />
  );
}
