import * as companionsPage from "@aangan/copy/companions-page";
import type { Metadata } from "next";
import { Suspense } from "react";
import { MessagesTabs } from "../messages-tabs";

export const metadata: Metadata = { title: companionsPage.title };

export default function CompanionsPage() {
  // The address may name a companion (?companion=), which only the browser knows.
  return (
    <Suspense>
      <MessagesTabs />
    </Suspense>
  );
}
