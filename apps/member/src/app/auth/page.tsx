import { auth } from "@aangan/copy/auth";
import type { Metadata } from "next";
import { Suspense } from "react";
import { AuthPitch } from "@/features/account/auth-pitch";
import { AuthScreen } from "@/features/account/auth-screen";

export const metadata: Metadata = { title: auth.title, description: auth.description };

export default function AuthPage() {
  return (
    <div className="min-h-dvh frame:grid frame:grid-cols-2">
      <AuthPitch />
      {/* The address carries where to go afterwards, which only the browser knows. */}
      <Suspense>
        <AuthScreen />
      </Suspense>
    </div>
  );
}
