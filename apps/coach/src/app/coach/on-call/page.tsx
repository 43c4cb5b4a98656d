import * as coachDashboard from "@aangan/copy/coach-dashboard";
import * as onCall from "@aangan/copy/on-call";
import type { Metadata } from "next";
import { Suspense } from "react";
import { OnCallScreen } from "@/features/on-call/on-call-screen";

export const metadata: Metadata = { title: onCall.name, description: coachDashboard.description };

export default function OnCallPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <OnCallScreen />
    </Suspense>
  );
}
