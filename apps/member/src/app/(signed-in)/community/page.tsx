import * as communityPage from "@aangan/copy/community-page";
import type { Metadata } from "next";
import { Suspense } from "react";
import { CommunityLoading, CommunityScreen } from "@/features/community/community-screen";

export const metadata: Metadata = { title: communityPage.title, description: communityPage.description };

export default function Page() {
  return (
    <Suspense fallback={<CommunityLoading />}>
      <CommunityScreen />
    </Suspense>
  );
}
