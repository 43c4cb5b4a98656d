import { readdirSync } from "node:fs";
import { join } from "node:path";
import { tileFile } from "@aangan/ui/tile-file/tile-file.tsx";

export const dynamic = "force-static";

/** The library's pieces, one file each; the server names their pictures by the same slugs. */
const pieces = join(process.cwd(), "../../bff/domain/library/content");

/** The slugs of all pieces. */
const slugs = () =>
  readdirSync(pieces)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/\.md$/, ""))
    .sort();

/** One cover for each piece of the library, drawn when the app is built. No two pieces share one. */
export function generateStaticParams() {
  return slugs().map((slug) => ({ file: `${slug}.svg` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(await tileFile(file.replace(/\.svg$/, ""), slugs()), {
    headers: { "Content-Type": "image/svg+xml" },
  });
}
