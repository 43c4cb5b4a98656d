import * as messages from "@aangan/copy/messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { MessagesTabs } from "./messages-tabs";

export const metadata: Metadata = { title: messages.title };

export default function MessagesPage() {
  // The address may name a coach or a companion, which only the browser knows.
  return (
    <Suspense>
      <MessagesTabs />
    </Suspense>
  );
}
