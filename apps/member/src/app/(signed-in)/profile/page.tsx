import * as profile from "@aangan/copy/profile";
import type { Metadata } from "next";
import { MatchingSection } from "@/features/coaches/matching-section";
import { ProfileScreen } from "@/features/profile/profile-screen";
import { ContactSection } from "@/features/safety-notes/contact-section";

export const metadata: Metadata = { title: profile.title, description: profile.description };

export default function ProfilePage() {
  return <ProfileScreen wishes={<MatchingSection />} contact={<ContactSection />} />;
}
