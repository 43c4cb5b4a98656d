import { isPortraitId, PORTRAIT_IDS, PortraitFigure } from "../art/portrait/portrait";

/**
 * The bust of one person of the catalogue as an SVG file, 200 x 240, without a ground. For the apps' build, which writes
 * one file for each person; pages then load them by address. Throws for an id that is not in the catalogue.
 */
export async function portraitFile(id: string): Promise<string> {
  if (!isPortraitId(id)) throw new Error(`There is no portrait called "${id}".`);
  // A static import would be taken for a server renderer inside a page, which Next refuses.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return renderToStaticMarkup(
    // biome-ignore lint/a11y/noSvgWithoutTitle: a file of its own; the page that shows it names the person.
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 240" width="200" height="240">
      <PortraitFigure id={id} />
    </svg>,
  );
}

export { PORTRAIT_IDS };
