import { welcomePage } from "@aangan/copy/auth-pages";
import type { Metadata } from "next";
import { WelcomeScreen } from "@/features/account/welcome-screen";

export const metadata: Metadata = { title: welcomePage.title };

export default function WelcomePage() {
  return <WelcomeScreen />;
}
