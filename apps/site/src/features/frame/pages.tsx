import type { ReactNode } from "react";
import { PlainPage } from "./plain-page";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** Props of the page frames. */
export interface PageFrameProps {
  children: ReactNode;
}

/** The frame of a page that hydrates, because it holds a form: header, content, footer. */
export function FormPage({ children }: PageFrameProps) {
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

/** The frame of a page that is only read: the same, without the framework's JavaScript. */
export function ReadingPage({ children }: PageFrameProps) {
  return (
    <PlainPage>
      <FormPage>{children}</FormPage>
    </PlainPage>
  );
}
