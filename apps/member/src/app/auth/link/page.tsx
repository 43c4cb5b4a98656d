import { linkPage } from "@aangan/copy/auth-pages";
import type { Metadata } from "next";
import { LinkScreen } from "@/features/account/link-screen";

export const metadata: Metadata = { title: linkPage.title };

export default function LinkPage() {
  return <LinkScreen />;
}
