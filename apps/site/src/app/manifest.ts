import * as brand from "@aangan/copy/brand";
import * as landing from "@aangan/copy/landing";
import { locale } from "@aangan/copy/locale";
import type { MetadataRoute } from "next";
import { ICONS } from "@/lib/icons";
import { routes } from "@/lib/routes";
import { colour } from "@/lib/tokens";

export const dynamic = "force-static";

/** The web app manifest: name, colours, icons. The site opens in a normal browser tab. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    description: landing.description,
    lang: locale,
    start_url: routes.home.path,
    scope: routes.home.path,
    display: "browser",
    background_color: colour("bg"),
    theme_color: colour("bg"),
    icons: ICONS.flatMap(({ file, size, use }) =>
      use === "apple" ? [] : [{ src: `/icons/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose: use }],
    ),
  };
}
