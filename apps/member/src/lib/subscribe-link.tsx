import { routes } from "@aangan/copy/routes";
import type { ComponentProps } from "react";

/** Props of {@link SubscribeLink}: those of an anchor, except `href`. */
export type SubscribeLinkProps = Omit<ComponentProps<"a">, "href">;

/**
 * A link to the page of the plan. A plain link that loads the whole page: only that page's policy allows the payment
 * provider's script, and the policy arrives with the document.
 */
export function SubscribeLink(props: SubscribeLinkProps) {
  return <a {...props} href={routes.subscribe.path} />;
}
