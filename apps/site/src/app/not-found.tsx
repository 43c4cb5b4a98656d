import * as notFoundPage from "@aangan/copy/not-found-page";
import type { Metadata } from "next";
import { NotFoundPage } from "@/features/help/not-found-page";

export const metadata: Metadata = { title: notFoundPage.title };

/** The page for unknown URLs. */
export default function NotFound() {
  return <NotFoundPage />;
}
