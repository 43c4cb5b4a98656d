import * as adminNumbers from "@aangan/copy/admin-numbers";
import type { Metadata } from "next";
import { Suspense } from "react";
import { NumbersScreen } from "@/features/administration/numbers/numbers-screen";

export const metadata: Metadata = { title: adminNumbers.title, description: adminNumbers.lead };

export default function NumbersPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <NumbersScreen />
    </Suspense>
  );
}
