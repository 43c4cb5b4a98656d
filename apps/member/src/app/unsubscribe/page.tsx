import { unsubscribe } from "@aangan/copy/unsubscribe";
import type { Metadata } from "next";
import { UnsubscribeScreen } from "@/features/unsubscribe/unsubscribe-screen";

export const metadata: Metadata = { title: unsubscribe.documentTitle };

export default function UnsubscribePage() {
  return <UnsubscribeScreen />;
}
