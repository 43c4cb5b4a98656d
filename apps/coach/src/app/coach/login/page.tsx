import { coachAuth } from "@aangan/copy/coach-portal";
import type { Metadata } from "next";
import { Suspense } from "react";
import { LoginForm } from "@/features/account/login-form";
import { LoginPitch } from "@/features/account/login-pitch";

export const metadata: Metadata = { title: coachAuth.title, description: coachAuth.description };

export default function CoachLoginPage() {
  return (
    <div className="flex min-h-dvh flex-col frame:grid frame:grid-cols-2">
      <LoginPitch />
      <main className="grid flex-1 place-items-center px-5 py-8 frame:p-10">
        {/* The address carries where to go afterwards, which only the browser knows. */}
        <Suspense>
          <LoginForm />
        </Suspense>
      </main>
    </div>
  );
}
