import * as auth from "@aangan/copy/auth";
import type { Metadata } from "next";
import { AuthScreen } from "@/features/account/auth-screen";

export const metadata: Metadata = { title: auth.title, description: auth.description };

export default function AuthPage() {
  return <AuthScreen />;
}
