import * as membership from "@aangan/copy/membership";
import type { Metadata } from "next";
import { SubscribeScreen } from "@/features/membership/subscribe-screen";

export const metadata: Metadata = { title: membership.title, description: membership.description };

export default function SubscribePage() {
  return <SubscribeScreen />;
}
