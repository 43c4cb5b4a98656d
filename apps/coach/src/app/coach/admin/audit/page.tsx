import * as administration from "@aangan/copy/administration";
import type { Metadata } from "next";
import { Suspense } from "react";
import { AuditScreen } from "@/features/administration/audit-screen";

export const metadata: Metadata = { title: administration.audit, description: administration.description };

export default function AuditPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <AuditScreen />
    </Suspense>
  );
}
