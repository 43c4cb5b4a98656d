import * as safetyNotesPage from "@aangan/copy/safety-notes-page";
import type { Metadata } from "next";
import { SafetyNotesScreen } from "@/features/safety-notes/safety-notes-screen";

export const metadata: Metadata = { title: safetyNotesPage.tabTitle, description: safetyNotesPage.description };

export default function SafetyNotesPage() {
  return <SafetyNotesScreen />;
}
