import * as coaches from "@aangan/copy/coaches";
import type { Metadata } from "next";
import { Suspense } from "react";
import { CoachesLoading } from "@/features/coaches/coaches-screen";
import { CoachesPage } from "./coaches-page";

export const metadata: Metadata = { title: coaches.title, description: coaches.description };

export default function Page() {
  return (
    <Suspense fallback={<CoachesLoading />}>
      <CoachesPage />
    </Suspense>
  );
}
