import * as dashboard from "@aangan/copy/dashboard";
import type { Metadata } from "next";
import { DashboardScreen } from "./dashboard-screen";

export const metadata: Metadata = { title: dashboard.title, description: dashboard.description };

export default function DashboardPage() {
  return <DashboardScreen />;
}
