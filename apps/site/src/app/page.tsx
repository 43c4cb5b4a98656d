import { LandingPage } from "@/features/landing/landing-page";

export default function HomePage() {
  return <LandingPage />;
}
