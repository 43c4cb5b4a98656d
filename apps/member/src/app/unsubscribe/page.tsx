import * as unsubscribe from "@aangan/copy/unsubscribe";
import { OutageBanner } from "@aangan/shell/live/outage-banner.tsx";
import type { Metadata } from "next";
import { UnsubscribeScreen } from "@/features/unsubscribe/unsubscribe-screen";

export const metadata: Metadata = { title: unsubscribe.documentTitle };

export default function UnsubscribePage() {
  return (
    <>
      <OutageBanner />
      <UnsubscribeScreen />
    </>
  );
}
