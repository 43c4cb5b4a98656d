import * as adminPayments from "@aangan/copy/admin-payments";
import type { Metadata } from "next";
import { Suspense } from "react";
import { PaymentsScreen } from "@/features/administration/payments-screen";

export const metadata: Metadata = { title: adminPayments.title, description: adminPayments.lead };

export default function PaymentsPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <PaymentsScreen />
    </Suspense>
  );
}
