import * as confirmPage from "@aangan/copy/confirm-page";
import type { Metadata } from "next";
import { ConfirmScreen } from "@/features/account/confirm-screen";

export const metadata: Metadata = { title: confirmPage.title };

export default function ConfirmPage() {
  return <ConfirmScreen />;
}
