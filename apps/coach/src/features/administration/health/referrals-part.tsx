"use client";

import * as common from "@aangan/copy/common";
import { locale } from "@aangan/copy/locale";
import * as words from "@aangan/copy/referrals";
import { saveFile } from "@aangan/shell/lists/save-file.ts";
import { useTruncatedItems } from "@aangan/shell/lists/truncated-list.tsx";
import { RefetchErrorAlert } from "@aangan/shell/live/refetch-error-alert.tsx";
import { Button } from "@aangan/ui/button/button.tsx";
import { Skeleton, SkeletonGroup } from "@aangan/ui/skeleton/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@aangan/ui/table/table.tsx";
import { Download } from "lucide-react";
import { LoadError } from "../load-error";
import { type Referrals, useReferrals } from "./queries";
import { referralRows, referralsCsv, referralYears } from "./referrals";

/** How often companions named a crisis line, by month and kind, with downloads for the yearly reports. */
export function ReferralsPart() {
  const found = useReferrals();
  if (found.data) {
    return (
      <>
        <RefetchErrorAlert query={found} />
        <Counts counts={found.data.counts} />
      </>
    );
  }
  if (found.error) {
    return (
      <LoadError
        title={words.loadFailed}
        error={found.error}
        seed="referrals"
        trying={found.isFetching}
        retry={() => void found.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup label={common.loading}>
      <Skeleton shape="block" className="h-32" />
    </SkeletonGroup>
  );
}

function Counts({ counts }: { counts: Referrals["counts"] }) {
  const { id, shown, more } = useTruncatedItems(referralRows(counts));
  if (counts.length === 0) {
    return (
      <p>
        <b className="font-semibold">{words.none}.</b> {words.noneText}
      </p>
    );
  }
  const download = (text: string, type: string, extension: string) =>
    saveFile(new Blob([text], { type }), `${words.fileName}.${extension}`);
  return (
    <>
      <ul className="tabular-nums">
        {referralYears(counts).map(({ year, replies }) => (
          <li key={year}>{words.year({ count: replies, year })}</li>
        ))}
      </ul>
      <Table caption={words.title} captionHidden cards>
        <TableHeader>
          <TableRow>
            <TableHead>{words.month}</TableHead>
            <TableHead>{words.kind}</TableHead>
            {words.lines.map(({ code, label }) => (
              <TableHead key={code} numeric>
                {label}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody id={id}>
          {shown.map((row) => (
            <TableRow key={`${row.month} ${row.kind}`} className="max-md:grid-cols-3">
              <TableHead scope="row">{monthName(row.month)}</TableHead>
              <TableCell label={words.kind} className="max-md:col-span-3">
                {words.kinds.find(({ code }) => code === row.kind)?.label ?? row.kind}
              </TableCell>
              {words.lines.map(({ code, label }) => (
                <TableCell key={code} label={label} numeric>
                  {row.shown[code] ?? 0}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {more}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={() => download(referralsCsv(counts), "text/csv", "csv")}>
          <Download aria-hidden="true" />
          {words.downloadCSV}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => download(JSON.stringify(counts, null, 2), "application/json", "json")}
        >
          <Download aria-hidden="true" />
          {words.downloadJSON}
        </Button>
      </div>
    </>
  );
}

/** Writes "2026-11" as "November 2026". */
function monthName(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
