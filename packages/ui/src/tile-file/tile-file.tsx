import { TileFloor } from "../art/tile/tile-floor";

/**
 * Returns a cover of tiles as SVG, 600 x 200, the same that `Tile` renders for the seed. The apps' build writes one
 * file per piece; pages then load them by URL.
 */
export async function tileFile(seed: string): Promise<string> {
  // Next rejects a static import of a server renderer in a page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a separate file, always used as decoration.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" width="600" height="200">
      <TileFloor seed={seed} columns={6} rows={2} id="t" />
    </svg>,
  );
}
