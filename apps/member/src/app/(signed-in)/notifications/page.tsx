import * as notifications from "@aangan/copy/notifications";
import type { Metadata } from "next";
import { NotificationsScreen } from "@/features/notifications/notifications-screen";

export const metadata: Metadata = { title: notifications.title, description: notifications.description };

export default function NotificationsPage() {
  return <NotificationsScreen />;
}
