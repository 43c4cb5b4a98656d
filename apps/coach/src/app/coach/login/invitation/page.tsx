import { coachInvitationPage } from "@aangan/copy/coach-account";
import type { Metadata } from "next";
import { InvitationScreen } from "@/features/account/invitation-screen";

export const metadata: Metadata = { title: coachInvitationPage.title };

export default function InvitationPage() {
  return <InvitationScreen />;
}
