"use client";

import { CrisisBanner } from "@/lib/crisis-banner";

/** Props of {@link CommunitySafety}. */
export interface CommunitySafetyProps {
  announce?: boolean;
  /** One line and two buttons, while nothing in this text calls for more. */
  compact?: boolean;
  className?: string;
}

/**
 * Help for a member who writes words of distress in the community, or is in a hard moment. It never claims that a
 * person was alerted, because that does not happen.
 */
export function CommunitySafety(props: CommunitySafetyProps) {
  return <CrisisBanner narrow {...props} />;
}
