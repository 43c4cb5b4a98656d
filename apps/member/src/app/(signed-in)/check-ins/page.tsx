import * as checkInsPage from "@aangan/copy/check-ins-page";
import type { Metadata } from "next";
import { Suspense } from "react";
import { CheckInsScreen } from "@/features/check-ins/check-ins-screen";

export const metadata: Metadata = { title: checkInsPage.title, description: checkInsPage.description };

export default function CheckInsPage() {
  return (
    // The static export needs a fallback for the query string.
    <Suspense>
      <CheckInsScreen />
    </Suspense>
  );
}
