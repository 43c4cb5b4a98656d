import { adminInbox } from "@aangan/copy/administration-inbox";
import type { Metadata } from "next";
import { Suspense } from "react";
import { InboxScreen } from "@/features/administration/inbox/inbox-screen";

export const metadata: Metadata = { title: adminInbox.title, description: adminInbox.lead };

export default function InboxPage() {
  // The address says what is open, which only the browser knows.
  return (
    <Suspense>
      <InboxScreen />
    </Suspense>
  );
}
