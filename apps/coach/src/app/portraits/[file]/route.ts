import { PORTRAIT_IDS, portraitFile } from "@aangan/ui/portrait-file/portrait-file.tsx";

export const dynamic = "force-static";

/** One portrait per person of the catalogue, rendered at build time. */
export function generateStaticParams() {
  return PORTRAIT_IDS.map((id) => ({ file: `${id}.svg` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(await portraitFile(file.replace(/\.svg$/, "")), { headers: { "Content-Type": "image/svg+xml" } });
}
