import * as administration from "@aangan/copy/administration";
import type { Metadata } from "next";
import { Suspense } from "react";
import { OverviewScreen } from "@/features/administration/overview-screen";

export const metadata: Metadata = { title: administration.title, description: administration.description };

export default function AdminPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <OverviewScreen />
    </Suspense>
  );
}
