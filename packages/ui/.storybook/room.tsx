import { type ReactNode, useLayoutEffect } from "react";

interface RoomProps {
  theme: string;
  app: string;
  hour: string;
  padded: boolean;
  children: ReactNode;
}

/**
 * The frame of a story: the page's background, and the three attributes of the tokens. They are set on <html>, as in
 * the apps, for dialogs (which are outside this element), and on the element itself, so that a docs page can show
 * stories of different themes. `parameters.bare` removes the padding.
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
