import type { ReactNode, Ref } from "react";
import { FocusRecovery } from "../focus-recovery/focus-recovery";
import { cn } from "../lib/cn";

/** The id of the main region; the skip link goes there. */
export const MAIN_ID = "main";

/** Props of {@link AppFrame}. */
export interface AppFrameProps {
  /** Member: 268 px painted wall. Coach: 250 px rail and the full width for the work. */
  app?: "member" | "coach";
  /** Text of the skip link, the first tab stop. */
  skipLabel: string;
  /** {@link MemberSidebar} or {@link CoachRail}. */
  sidebar: ReactNode;
  /** {@link TopBar}. A conversation has its own header and leaves it out. */
  topBar?: ReactNode;
  /** {@link PhoneBar}. A conversation on a phone omits it, so that the composer is at the edge. */
  phoneBar?: ReactNode;
  /** A notice across the top of the page, such as being offline. */
  banner?: ReactNode;
  /** The page fills the window and scrolls inside, as conversations do. It sets its own padding. */
  fill?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * The frame of both apps: sidebar from 900 px, phone bar below that, and the main region, which receives focus when no
 * closer element can. Stateless, and can be rendered on a server.
 */
export function AppFrame({
  app = "member",
  skipLabel,
  sidebar,
  topBar,
  phoneBar,
  banner,
  fill = false,
  children,
  className,
}: AppFrameProps) {
  return (
    <div
      // A page that fills the window ends with a composer, which a toast must not cover: toasts then appear at the
      // top.
      data-fill={fill || undefined}
      className={cn(
        "bg-bg text-ink frame:grid print:block",
        app === "coach" ? "frame:grid-cols-[250px_minmax(0,1fr)]" : "frame:grid-cols-[268px_minmax(0,1fr)]",
        fill ? "h-dvh overflow-hidden" : "min-h-dvh",
        className,
      )}
    >
      <SkipLink>{skipLabel}</SkipLink>
      <FocusRecovery />
      {sidebar}
      <div className={cn("flex min-w-0 flex-col", fill ? "h-dvh" : "min-h-dvh")}>
        <div className="contents print:hidden">{banner}</div>
        {topBar}
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cn(
            "w-full min-w-0 flex-1 outline-none",
            fill ? "flex min-h-0 flex-col" : "px-4 pt-1 frame:px-(--gutter) frame:pt-2 frame:pb-12",
            !fill && app === "member" && "max-w-[1240px]",
            !fill && !topBar && "max-frame:pt-5 frame:pt-6",
            phoneBar ? "max-frame:pb-[calc(104px+env(safe-area-inset-bottom))]" : !fill && "max-frame:pb-10",
          )}
        >
          {children}
        </main>
      </div>
      {phoneBar}
    </div>
  );
}

/** A link that becomes visible on focus and skips from the frame to the page. */
export function SkipLink({ children, href = `#${MAIN_ID}` }: { children: ReactNode; href?: string }) {
  return (
    <a
      href={href}
      className="fixed top-3 left-3 z-[80] print:hidden -translate-y-24 rounded-control bg-ink px-4 py-3 font-semibold text-bg no-underline focus:translate-y-0 focus:shadow-cast-3"
    >
      {children}
    </a>
  );
}

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** Mark and wordmark, shown below 900 px only; above that the sidebar has them. */
  brand?: ReactNode;
  /** Controls at the end: quick exit, notifications, account. */
  children?: ReactNode;
  className?: string;
}

/** The bar over a page: brand on phones, controls at the end. */
export function TopBar({ brand, children, className }: TopBarProps) {
  return (
    <header
      className={cn(
        "flex min-h-[60px] items-center print:hidden gap-1 py-2 pr-3 pl-4 frame:min-h-[68px] frame:gap-2 frame:px-(--gutter) frame:py-3",
        className,
      )}
    >
      {brand ? <div className="flex min-w-0 frame:hidden">{brand}</div> : null}
      <div className="ml-auto flex shrink-0 items-center gap-1 frame:gap-2">{children}</div>
    </header>
  );
}

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Controls next to the title; they wrap below it on phones. */
  actions?: ReactNode;
  /** The h1, to focus it when the focused element is removed. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
}

/** Title, one line below it, and the page's own controls. */
export function PageHeader({ title, eyebrow, lead, actions, titleRef, className }: PageHeaderProps) {
  return (
    <header className={cn("flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-5", className)}>
      <div className="min-w-0 flex-1 basis-72">
        {eyebrow ? <p className="mb-1.5 text-label font-semibold">{eyebrow}</p> : null}
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className="font-display text-h1 font-medium text-balance outline-none [overflow-wrap:anywhere]"
        >
          {title}
        </h1>
        {lead ? <p className="mt-1.5 max-w-[64ch] text-pretty text-ink-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5">{actions}</div> : null}
    </header>
  );
}
