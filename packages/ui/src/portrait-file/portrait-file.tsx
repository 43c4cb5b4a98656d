import { isPortraitId, PORTRAIT_IDS, PortraitFigure } from "../art/portrait/portrait";

/**
 * Returns the bust of one person of the catalogue as SVG, 200 x 240, with a transparent background. The apps' build
 * writes one file per person; pages then load them by URL. Throws for an unknown id.
 */
export async function portraitFile(id: string): Promise<string> {
  if (!isPortraitId(id)) throw new Error(`There is no portrait called "${id}".`);
  // Next rejects a static import of a server renderer in a page.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a separate file; the page that shows it names the person.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="200" height="240">
      <PortraitFigure id={id} />
    </svg>,
  );
}

export { PORTRAIT_IDS };
