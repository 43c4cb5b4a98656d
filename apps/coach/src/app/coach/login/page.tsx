import * as coachAuth from "@aangan/copy/coach-auth";
import type { Metadata } from "next";
import { Suspense } from "react";
import { LoginScreen } from "@/features/account/login-screen";

export const metadata: Metadata = { title: coachAuth.title, description: coachAuth.description };

export default function CoachLoginPage() {
  return (
    // The URL contains the page to open afterwards, which only the browser knows.
    <Suspense>
      <LoginScreen />
    </Suspense>
  );
}
