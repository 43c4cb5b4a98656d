import { coaches } from "@aangan/copy/coaches";
import type { Metadata } from "next";
import { CoachesScreen } from "@/features/coaches/coaches-screen";

export const metadata: Metadata = { title: coaches.title, description: coaches.description };

export default function CoachesPage() {
  return <CoachesScreen />;
}
