import * as journalPage from "@aangan/copy/journal-page";
import type { Metadata } from "next";
import { Suspense } from "react";
import { JournalLoading, JournalScreen } from "@/features/journal/journal-screen";

export const metadata: Metadata = { title: journalPage.title, description: journalPage.description };

export default function Page() {
  return (
    <Suspense fallback={<JournalLoading />}>
      <JournalScreen />
    </Suspense>
  );
}
