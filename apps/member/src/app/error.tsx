"use client";

import { Broken } from "./broken";

/** Replaces a page that threw an error while rendering. React has logged the error. */
export default function PageBroke() {
  return <Broken />;
}
