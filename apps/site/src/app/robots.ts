import type { MetadataRoute } from "next";
import { absoluteUrl, origins } from "@/lib/origin";

export const dynamic = "force-static";

/** Every page is public, so nothing is disallowed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, host: origins.site, sitemap: absoluteUrl("/sitemap.xml") };
}
