import * as coachDashboard from "@aangan/copy/coach-dashboard";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Dashboard } from "./dashboard";

export const metadata: Metadata = { title: coachDashboard.title, description: coachDashboard.description };

export default function CoachDashboardPage() {
  // The tab and the client are in the URL, which only the browser knows.
  return (
    <Suspense>
      <Dashboard />
    </Suspense>
  );
}
