import { createElement } from "react";

/** Next's link where there is no router: the browser's own. */
export default function Link({ prefetch: _, ...props }) {
  return createElement("a", props);
}
