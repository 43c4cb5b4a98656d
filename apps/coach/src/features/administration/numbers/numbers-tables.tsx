import * as words from "@aangan/copy/admin-numbers";
import { locale } from "@aangan/copy/locale";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import { percent, share, total, type VariantRow, variantPairName } from "./variants";

interface Column {
  name: string;
  value: (row: VariantRow) => number;
  /** The total of which the value is a share; without it no share is shown. */
  of?: (row: VariantRow) => number;
}

const site: readonly Column[] = [
  { name: words.shown, value: (row) => row.shown },
  { name: words.pageViews, value: (row) => row.pageViews },
  { name: words.pressed, value: (row) => row.pressed },
  { name: words.submitted, value: (row) => row.submitted },
  { name: words.signups, value: (row) => row.signups, of: (row) => row.pageViews },
];

const accounts: readonly Column[] = [
  { name: words.registrations, value: (row) => row.registrations },
  { name: words.trials, value: (row) => row.trials, of: (row) => row.registrations },
  { name: words.paid, value: (row) => row.paid, of: (row) => row.registrations },
];

/** The numbers of site events by variant. */
export function SiteTable({ rows }: { rows: readonly VariantRow[] }) {
  return <Compared title={words.siteTitle} text={words.siteText} columns={site} rows={rows} />;
}

/** The numbers of registrations, trials and payments by variant. */
export function AccountsTable({ rows }: { rows: readonly VariantRow[] }) {
  return <Compared title={words.accountsTitle} text={words.accountsText} columns={accounts} rows={rows} />;
}

interface ComparedProps {
  title: string;
  text: string;
  columns: readonly Column[];
  rows: readonly VariantRow[];
}

/** One row for each pair of variants. */
function Compared({ title, text, columns, rows }: ComparedProps) {
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="font-display font-medium text-h3">{title}</h2>
        <p className="max-w-[68ch] text-ink-muted text-small">{text}</p>
      </div>
      <Table caption={title} captionHidden cards>
        <TableHeader>
          <TableRow>
            <TableHead>{words.variant}</TableHead>
            {columns.map(({ name }) => (
              <TableHead key={name} numeric>
                {name}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <Pair
              key={`${row.heading} ${row.pricing}`}
              row={row}
              name={variantPairName(row.heading, row.pricing)}
              columns={columns}
            />
          ))}
          <Pair row={total(rows)} name={words.total} columns={columns} strong />
        </TableBody>
      </Table>
    </div>
  );
}

interface PairProps {
  row: VariantRow;
  name: string;
  columns: readonly Column[];
  strong?: boolean;
}

function Pair({ row, name, columns, strong = false }: PairProps) {
  return (
    <TableRow className={cn(strong && "bg-sunk")}>
      <TableHead scope="row">{name}</TableHead>
      {columns.map(({ name: column, value, of }) => (
        <TableCell key={column} label={column} numeric className="align-top">
          {of ? <Share part={value(row)} whole={of(row)} /> : value(row).toLocaleString(locale)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** A percentage with its total and a bar; only the number if the total is zero. */
function Share({ part, whole }: { part: number; whole: number }) {
  const ratio = share(part, whole);
  const number = part.toLocaleString(locale);
  if (ratio === null) return number;
  return (
    <span className="inline-flex min-w-24 flex-col gap-1 md:items-end">
      <span>
        <b className="font-semibold">{percent(part, whole)}</b>{" "}
        <span className="text-fine text-ink-muted">
          {words.share({ part: number, whole: whole.toLocaleString(locale) })}
        </span>
      </span>
      {/* The bar repeats the number, relative to the full width. */}
      <span aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-line-strong/30">
        <span
          className="block h-full rounded-full bg-primary forced-colors:bg-[CanvasText]"
          style={{ width: `${ratio * 100}%` }}
        />
      </span>
    </span>
  );
}
