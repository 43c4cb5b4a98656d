"use client";

import * as words from "@aangan/copy/membership-page";
import { LoadMore } from "@aangan/shell/lists/load-more.tsx";
import { Badge } from "@aangan/ui/badge/badge.tsx";
import { Card } from "@aangan/ui/card/card.tsx";
import { TextLink } from "@aangan/ui/link/link.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Download, ExternalLink } from "lucide-react";
import { useRef } from "react";
import { longDate, shortDate } from "@/lib/dates";
import { Failure } from "@/lib/failure";
import { money } from "./price";
import { type Invoice, useInvoices } from "./queries";

/** Props of {@link Invoices}. */
export interface InvoicesProps {
  /** The member's, an IANA name. */
  timeZone: string;
  /** The time of the first payment, RFC 3339; null if unknown. */
  firstPaymentAt?: string | null;
}

/** All invoices, newest first, each with links to its page and its PDF. */
export function Invoices({ timeZone, firstPaymentAt = null }: InvoicesProps) {
  const query = useInvoices();
  const list = useRef<HTMLUListElement>(null);
  const invoices = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className="mb-3 font-display text-h3">
        {words.invoices}
      </h2>
      {query.data ? (
        invoices.length === 0 ? (
          <p className="text-ink-muted">
            {firstPaymentAt ? words.noInvoicesYet({ date: longDate(firstPaymentAt, timeZone) }) : words.noInvoices}
          </p>
        ) : (
          <>
            <Card padding="none">
              <ul ref={list} className="divide-y divide-line">
                {invoices.map((invoice) => (
                  <InvoiceRow key={invoice.id} invoice={invoice} timeZone={timeZone} />
                ))}
              </ul>
            </Card>
            <LoadMore
              query={query}
              list={list}
              entries="[data-invoice]"
              shown={invoices.length}
              labels={{ more: words.earlier, loading: words.loadingEarlier, failed: words.earlierFailed }}
              className="mt-4"
            />
          </>
        )
      ) : query.error ? (
        <Failure
          title={words.invoicesFailed}
          error={query.error}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Card>
          <SkeletonGroup label={words.invoicesLoading} className="flex flex-col gap-4 py-1">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </SkeletonGroup>
        </Card>
      )}
    </section>
  );
}

const states = {
  paid: { tone: "success", word: words.paid },
  open: { tone: "caution", word: words.unpaid },
  uncollectible: { tone: "caution", word: words.unpaid },
  void: { tone: "neutral", word: words.void },
} as const;

function InvoiceRow({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { number, status, cents, centsPaid, currency, createdAt } = invoice;
  const { tone, word } = states[status];
  const name = number ? words.invoice({ number }) : words.invoiceWithoutNumber;
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold tabular-nums">{money(cents, currency)}</span>
          <Badge variant={tone}>{word}</Badge>
          {centsPaid > 0 && centsPaid < cents ? (
            <span className="text-ink-muted text-small tabular-nums">
              {words.paidOf({ paid: money(centsPaid, currency) })}
            </span>
          ) : null}
        </p>
        <p className="mt-0.5 text-ink-muted text-small tabular-nums [overflow-wrap:anywhere]">
          <time dateTime={createdAt}>{shortDate(createdAt, timeZone)}</time>
          {" · "}
          <span className="inline-block max-w-full">{name}</span>
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-x-5">
        <TextLink
          href={`/api/invoices/${encodeURIComponent(invoice.id)}/document`}
          target="_blank"
          rel="noopener"
          data-invoice
          className="inline-flex min-h-11 items-center gap-1.5"
        >
          {words.view}
          <span className="sr-only">
            {" "}
            {name} {words.viewNewTab}
          </span>
          <ExternalLink aria-hidden="true" strokeWidth={1.75} className="size-[0.95em]" />
        </TextLink>
        <TextLink
          href={`/api/invoices/${encodeURIComponent(invoice.id)}/pdf`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-1.5"
        >
          {words.pdf}
          <span className="sr-only">
            {" "}
            {name} {words.viewNewTab}
          </span>
          <Download aria-hidden="true" strokeWidth={1.75} className="size-[0.95em]" />
        </TextLink>
      </div>
    </li>
  );
}
