import * as sessions from "@aangan/copy/sessions";
import type { Metadata } from "next";
import { SessionsScreen } from "@/features/sessions/sessions-screen";

export const metadata: Metadata = { title: sessions.title, description: sessions.description };

export default function SessionsPage() {
  return <SessionsScreen />;
}
