import * as resetPage from "@aangan/copy/reset-page";
import type { Metadata } from "next";
import { ResetScreen } from "@/features/account/reset-screen";

export const metadata: Metadata = { title: resetPage.title };

export default function ResetPage() {
  return <ResetScreen />;
}
