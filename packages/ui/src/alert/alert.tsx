import { cva, type VariantProps } from "class-variance-authority";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

const alertVariants = cva(
  "flex items-start gap-2.5 rounded-control px-3.5 py-2.75 text-body [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]",
  {
    variants: {
      tone: {
        danger: "bg-danger-soft text-danger",
        caution: "bg-caution-soft text-caution",
        success: "bg-success-soft text-success",
        neutral: "bg-sunk text-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

const icons = { danger: TriangleAlert, caution: TriangleAlert, success: CircleCheck, neutral: Info } as const;

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<ComponentProps<"div">, "title"> {
  /** `danger` for failures, `caution` for warnings before an action, `success` for completed actions. */
  tone?: NonNullable<VariantProps<typeof alertVariants>["tone"]>;
  /** A first line in bold, for messages of more than one sentence. */
  title?: ReactNode;
  /** What happened, in everyday words. */
  children?: ReactNode;
  /** One small button or link that helps. */
  action?: ReactNode;
  /**
   * How screen readers announce it: "assertive" at once (the default for danger), "polite" after the current speech,
   * "off" if it was there from the start. It is announced when it appears, so mount it at that time.
   */
  live?: "assertive" | "polite" | "off";
}

/** A message about the element next to it: above a form, inside a card. For the whole page use `Banner`. */
export function Alert({ tone = "neutral", title, children, action, live, className, ...props }: AlertProps) {
  const Icon = icons[tone];
  const say = live ?? (tone === "danger" ? "assertive" : "polite");
  return (
    <div
      role={say === "assertive" ? "alert" : say === "polite" ? "status" : undefined}
      className={cn(alertVariants({ tone }), className)}
      {...props}
    >
      <Icon aria-hidden="true" />
      <div className="min-w-0 grow">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={title ? "text-small" : "font-medium"}>{children}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  );
}
