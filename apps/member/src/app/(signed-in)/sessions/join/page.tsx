import * as joinSession from "@aangan/copy/join-session";
import type { Metadata } from "next";
import { Suspense } from "react";
import { JoinScreen } from "@/features/sessions/join-screen";

export const metadata: Metadata = { title: joinSession.title };

export default function JoinSessionPage() {
  // The address names the session (?id=), which only the browser knows.
  return (
    <Suspense>
      <JoinScreen />
    </Suspense>
  );
}
