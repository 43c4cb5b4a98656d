import * as goalsPage from "@aangan/copy/goals-page";
import type { Metadata } from "next";
import { GoalsScreen } from "@/features/goals/goals-screen";

export const metadata: Metadata = { title: goalsPage.title, description: goalsPage.description };

export default function GoalsPage() {
  return <GoalsScreen />;
}
