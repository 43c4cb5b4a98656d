import { notFoundPage } from "@aangan/copy/not-found";
import type { Metadata } from "next";
import { NotFoundPage } from "@/features/help/not-found-page";

export const metadata: Metadata = { title: notFoundPage.title };

/** Any address that leads nowhere. */
export default function NotFound() {
  return <NotFoundPage />;
}
