import { useEffect } from "react";

/** Props of the component that {@link styleSingleton} returns. */
interface StyleProps {
  /** The text of the style sheet. */
  styles: string;
}

/**
 * Replaces `react-style-singleton`, with which react-remove-scroll, and so Radix, locks the page behind a dialog. The
 * package writes a style element, which a policy without 'unsafe-inline' blocks; a constructed style sheet needs no
 * permission. packages/config/next.config.mjs sets the replacement.
 *
 * Returns a component: the first mounted one applies its styles, and the last unmounted one removes them.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Style({ styles }: StyleProps): null {
    // Only the first mounted component's styles are used, so a change of styles does nothing.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
    useEffect(() => {
      if (mounted++ === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        if (--mounted > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = undefined;
      };
    }, []);
    return null;
  };
}
