import * as communityYours from "@aangan/copy/community-yours";
import { PageHeader } from "@aangan/ui/app-frame/app-frame.tsx";
import type { Metadata } from "next";
import { Suspense } from "react";
import { YoursScreen } from "@/features/community/yours/yours-screen";

export const metadata: Metadata = { title: communityYours.title, description: communityYours.description };

export default function Page() {
  return (
    <Suspense fallback={<PageHeader title={communityYours.title} lead={communityYours.lead} />}>
      <YoursScreen />
    </Suspense>
  );
}
