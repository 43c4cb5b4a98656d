import { messages } from "@aangan/copy/messages";
import type { Metadata } from "next";
import { Suspense } from "react";
import { MessagesScreen } from "@/features/messages/messages-screen";

export const metadata: Metadata = { title: messages.title };

export default function MessagesPage() {
  // The address may name a coach (?coach=), which only the browser knows.
  return (
    <Suspense>
      <MessagesScreen />
    </Suspense>
  );
}
