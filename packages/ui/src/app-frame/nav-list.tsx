import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "../lib/cn";
import { currentItem, type LinkComponent, type NavItem } from "./types";

const navLink = cva(
  "relative flex min-h-[46px] items-center gap-[13px] rounded-control px-3 pt-0.5 text-[16.5px] leading-6 font-semibold no-underline transition-colors duration-(--d-ui) ease-ui [&_svg]:-mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
  {
    variants: {
      tone: {
        wall: "text-ink hover:bg-surface/40 aria-[current=page]:bg-surface aria-[current=page]:shadow-cast-1 aria-[current=page]:[&_svg]:text-primary",
        rail: "text-on-rail hover:bg-on-rail/10 aria-[current=page]:bg-on-rail aria-[current=page]:text-rail",
        sheet: "text-ink hover:bg-sunk aria-[current=page]:bg-primary-soft aria-[current=page]:[&_svg]:text-primary",
      },
    },
    defaultVariants: { tone: "wall" },
  },
);

const navCount = cva("ml-auto rounded-[6px] px-[7px] pt-0.5 text-[13px] leading-5 font-bold tabular-nums", {
  variants: {
    tone: {
      wall: "bg-primary text-on-primary",
      rail: "bg-accent text-on-accent",
      sheet: "bg-primary text-on-primary",
    },
  },
  defaultVariants: { tone: "wall" },
});

/** Props of {@link NavList}. */
export interface NavListProps extends VariantProps<typeof navLink> {
  /** Name of the landmark, such as "Main". */
  label: string;
  /** The destinations, in order. */
  items: readonly NavItem[];
  /** The path of the current page. */
  current: string;
  /** The component that renders links. */
  linkComponent?: LinkComponent;
  /** Called when a link is followed, for example to close a drawer. */
  onNavigate?: () => void;
  className?: string;
}

/** The full list of destinations, as the sidebar, the coach rail and the drawer show it. */
export function NavList({
  label,
  items,
  current,
  linkComponent: Link = "a",
  onNavigate,
  tone,
  className,
}: NavListProps) {
  const currentPage = currentItem(items, current);
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-col gap-1">
        {items.map((item) => {
          const here = item === currentPage;
          return (
            <li key={item.href}>
              <Link
                href={item.href}
                aria-current={here ? "page" : undefined}
                data-tour={item.tour}
                className={cn(navLink({ tone }), here && "font-bold")}
                onClick={onNavigate}
              >
                <span aria-hidden="true" className="inline-flex shrink-0">
                  {item.icon}
                </span>
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{item.label}</span>
                {item.count ? (
                  <span className={navCount({ tone })}>
                    <span aria-hidden="true">{item.count}</span>
                    <span className="sr-only">{item.countLabel ?? item.count}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
