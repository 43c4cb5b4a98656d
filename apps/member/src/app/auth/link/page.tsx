import * as linkPage from "@aangan/copy/link-page";
import type { Metadata } from "next";
import { LinkScreen } from "@/features/account/link-screen";

export const metadata: Metadata = { title: linkPage.title };

export default function LinkPage() {
  return <LinkScreen />;
}
