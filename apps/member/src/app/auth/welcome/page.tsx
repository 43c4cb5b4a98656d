import * as welcomePage from "@aangan/copy/welcome-page";
import type { Metadata } from "next";
import { WelcomeScreen } from "@/features/account/welcome-screen";

export const metadata: Metadata = { title: welcomePage.title };

export default function WelcomePage() {
  return <WelcomeScreen />;
}
