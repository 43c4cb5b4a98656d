import type { ReactNode } from "react";
import { PlainPage } from "./plain-page";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Props of the page frames. */
export interface PageFrameProps {
  children: ReactNode;
}

/** Header, content, footer. */
function Frame({ children }: PageFrameProps) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/**
 * The frame of a page that hydrates, because it contains a form. The build delays the framework's scripts until a
 * visitor starts to use the page; the form then takes over the existing input (`useFormStart`, `useFormHydrated`).
 */
export function FormPage({ children }: PageFrameProps) {
  return (
    <div data-wakes="">
      <Frame>{children}</Frame>
    </div>
  );
}

/** The frame of a page that is only read: without the framework's JavaScript. */
export function ReadingPage({ children }: PageFrameProps) {
  return (
    <PlainPage>
      <Frame>{children}</Frame>
    </PlainPage>
  );
}
