import * as adminHealth from "@aangan/copy/admin-health";
import type { Metadata } from "next";
import { Suspense } from "react";
import { HealthScreen } from "@/features/administration/health/health-screen";

export const metadata: Metadata = { title: adminHealth.title, description: adminHealth.lead };

export default function HealthPage() {
  // The sign-in returns to this URL, which only the browser knows.
  return (
    <Suspense>
      <HealthScreen />
    </Suspense>
  );
}
