import * as brand from "@aangan/copy/brand";
import * as words from "@aangan/copy/install";
import { locale } from "@aangan/copy/locale";
import { routes } from "@aangan/copy/routes";
import type { MetadataRoute } from "next";
import { type AppName, appIcon, appIcons, appNames } from "@/lib/app-names";

export const dynamic = "force-static";

const ending = ".webmanifest";

/** One manifest for each name. */
export const generateStaticParams = () => appNames.map((name) => ({ file: name + ending }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace(ending, "") as AppName;
  const title = name === "notes" ? words.notes : brand.name;
  const manifest: MetadataRoute.Manifest = {
    // Two apps for the browser: one that is installed never changes its name or icon unasked.
    id: `/?name=${name}`,
    name: title,
    short_name: title,
    lang: locale,
    start_url: routes.dashboard.path,
    scope: "/",
    display: "standalone",
    // The colour of the page, so that nothing flashes at the start.
    background_color: "#F1F3E6",
    theme_color: "#F1F3E6",
    icons: appIcons.map(({ size, purpose }) => ({
      src: appIcon(name, size, purpose),
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
