import * as adminCoaches from "@aangan/copy/admin-coaches";
import type { Metadata } from "next";
import { Suspense } from "react";
import { CoachesScreen } from "@/features/administration/coaches/coaches-screen";

export const metadata: Metadata = { title: adminCoaches.title, description: adminCoaches.lead };

export default function CoachesPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <CoachesScreen />
    </Suspense>
  );
}
