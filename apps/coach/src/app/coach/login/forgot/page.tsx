import * as forgotPage from "@aangan/copy/forgot-page";
import type { Metadata } from "next";
import { ForgotScreen } from "@/features/account/forgot-screen";

export const metadata: Metadata = { title: forgotPage.title };

export default function ForgotPage() {
  return <ForgotScreen />;
}
