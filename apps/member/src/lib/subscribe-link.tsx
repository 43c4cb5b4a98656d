import { routes } from "@aangan/copy/routes";
import type { ComponentProps } from "react";

/** Props of {@link SubscribeLink}: an anchor's, but where it leads. */
export type SubscribeLinkProps = Omit<ComponentProps<"a">, "href">;

/**
 * The way to the page of the plan. A plain link, which asks the server for the whole page: that page alone may load the payment
 * provider's script, and what a page may load is settled as it arrives.
 */
export function SubscribeLink(props: SubscribeLinkProps) {
  return <a {...props} href={routes.subscribe.path} />;
}
