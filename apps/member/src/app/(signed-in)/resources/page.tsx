import * as resourcesPage from "@aangan/copy/resources-page";
import type { Metadata } from "next";
import { Suspense } from "react";
import { ResourcesLoading, ResourcesScreen } from "@/features/resources/resources-screen";

export const metadata: Metadata = { title: resourcesPage.title, description: resourcesPage.description };

export default function Page() {
  return (
    <Suspense fallback={<ResourcesLoading />}>
      <ResourcesScreen />
    </Suspense>
  );
}
