import { confirmPage } from "@aangan/copy/auth-pages";
import type { Metadata } from "next";
import { ConfirmScreen } from "@/features/account/confirm-screen";

export const metadata: Metadata = { title: confirmPage.title };

export default function ConfirmPage() {
  return <ConfirmScreen />;
}
