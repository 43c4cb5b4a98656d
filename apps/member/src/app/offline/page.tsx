import * as words from "@aangan/copy/offline-page";
import type { Metadata } from "next";
import { OfflineScreen } from "./offline-screen";

export const metadata: Metadata = { title: words.tabTitle };

/** The service worker shows this page at any address that cannot be loaded. */
export default function OfflinePage() {
  return <OfflineScreen />;
}
