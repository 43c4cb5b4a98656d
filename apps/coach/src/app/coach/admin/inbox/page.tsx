import * as adminInbox from "@aangan/copy/admin-inbox";
import type { Metadata } from "next";
import { Suspense } from "react";
import { InboxScreen } from "@/features/administration/inbox/inbox-screen";

export const metadata: Metadata = { title: adminInbox.title, description: adminInbox.lead };

export default function InboxPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <InboxScreen />
    </Suspense>
  );
}
