import * as landing from "@aangan/copy/landing";
import { events } from "@aangan/copy/storage";
import { Button, type ButtonProps } from "@aangan/ui/button/button.tsx";
import { routes } from "@/lib/routes";

/** The link to the beta signup. Its clicks are counted anonymously. */
export function JoinBeta({
  label = landing.joinBeta,
  size = "lg",
  variant,
  className,
  block,
}: { label?: string } & Pick<ButtonProps, "size" | "variant" | "className" | "block">) {
  return (
    <Button asChild size={size} variant={variant} className={className} block={block}>
      <a href={routes.betaSignup.path} data-event={events.betaPressed}>
        {label}
      </a>
    </Button>
  );
}
