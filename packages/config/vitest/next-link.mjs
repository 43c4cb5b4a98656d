import { createElement } from "react";

/** Next's link without a router: an anchor. */
export default function Link({ prefetch: _, ...props }) {
  return createElement("a", props);
}
