import * as words from "@aangan/copy/membership";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button/button.tsx";
import { cn } from "@aangan/ui/lib/cn.ts";
import { Link } from "@/lib/link";

/** The link to the dashboard at the end of a plan's card. */
export function BackHome({ className }: { className?: string }) {
  return (
    <Button asChild variant="secondary" className={cn("max-md:w-full", className)}>
      <Link href={routes.dashboard.path}>{words.returnToDashboard}</Link>
    </Button>
  );
}
