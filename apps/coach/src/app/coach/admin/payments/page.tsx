import { adminPayments } from "@aangan/copy/administration";
import type { Metadata } from "next";
import { Suspense } from "react";
import { PaymentsScreen } from "@/features/administration/payments-screen";

export const metadata: Metadata = { title: adminPayments.title, description: adminPayments.lead };

export default function PaymentsPage() {
  // The address says which notices are shown, which only the browser knows.
  return (
    <Suspense>
      <PaymentsScreen />
    </Suspense>
  );
}
