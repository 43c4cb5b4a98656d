import { membership as words } from "@aangan/copy/membership";
import { routes } from "@aangan/copy/routes";
import { Button } from "@aangan/ui/button";
import Link from "next/link";

/** The way back to the dashboard, at the end of a plan's card. */
export function BackHome({ primary = false }: { primary?: boolean }) {
  return (
    <Button asChild variant={primary ? "primary" : "secondary"} className="mt-6 max-md:w-full">
      <Link href={routes.dashboard.path}>{words.returnToDashboard}</Link>
    </Button>
  );
}
