import { type ReactNode, useLayoutEffect } from "react";

interface RoomProps {
  theme: string;
  app: string;
  hour: string;
  padded: boolean;
  children: ReactNode;
}

/**
 * What a story stands in: the page's ground, and the three attributes of the tokens. They go on <html>, where the apps put
 * them and where dialogs (which leave this element) find them, and on the element itself, so that a docs page may hold
 * stories of different themes. A story sets `parameters.bare` to lose the padding.
 */
export function Room({ theme, app, hour, padded, children }: RoomProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, app, hour });
  }, [theme, app, hour]);
  return (
    <div
      data-room=""
      data-theme={theme}
      data-app={app}
      data-hour={hour}
      className={`bg-bg text-ink ${padded ? "p-6" : ""}`}
    >
      {children}
    </div>
  );
}
