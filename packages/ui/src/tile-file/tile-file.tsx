import { covers } from "../art/tile/lay";
import { TileFloor } from "../art/tile/tile-floor";

/**
 * Returns the cover of a piece as SVG, 600 x 200. `all` are the pieces that are shown together: no two of them have the
 * same cover while there are enough. The apps' build writes one file per piece; pages then load them by URL.
 */
export async function tileFile(seed: string, all: readonly string[] = [seed]): Promise<string> {
  // Next rejects a static import of a server renderer in a page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a separate file, always used as decoration.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 200" width="600" height="200">
      <TileFloor seed={seed} columns={6} rows={2} id="t" laid={covers(all).get(seed)} />
    </svg>,
  );
}
