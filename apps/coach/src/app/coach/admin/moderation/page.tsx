import * as administration from "@aangan/copy/administration";
import type { Metadata } from "next";
import { Suspense } from "react";
import { ModerationScreen } from "@/features/administration/moderation-screen";

export const metadata: Metadata = { title: administration.moderation, description: administration.description };

export default function ModerationPage() {
  // The content depends on the URL, which only the browser knows.
  return (
    <Suspense>
      <ModerationScreen />
    </Suspense>
  );
}
