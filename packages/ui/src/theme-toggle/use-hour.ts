"use client";

import { useEffect } from "react";
import { hourAt } from "./hour";

const MINUTE_MS = 60_000;

/**
 * Keeps `data-hour` on `<html>` at the member's local hour: set on mount, each minute, and when the page becomes
 * visible or hidden. Call it once, in the frame of the member app.
 */
export function useHour(): void {
  useEffect(() => {
    const set = () => {
      document.documentElement.dataset.hour = hourAt(new Date());
    };
    set();
    const timer = window.setInterval(set, MINUTE_MS);
    document.addEventListener("visibilitychange", set);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", set);
    };
  }, []);
}
