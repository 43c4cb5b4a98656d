import * as coachInvitationPage from "@aangan/copy/coach-invitation-page";
import type { Metadata } from "next";
import { InvitationScreen } from "@/features/account/invitation-screen";

export const metadata: Metadata = { title: coachInvitationPage.title };

export default function InvitationPage() {
  return <InvitationScreen />;
}
