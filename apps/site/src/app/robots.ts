import type { MetadataRoute } from "next";
import { absolute, origins } from "@/lib/origin";

export const dynamic = "force-static";

/** Everything here is public, so nothing is closed to anyone. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/" }, host: origins.site, sitemap: absolute("/sitemap.xml") };
}
