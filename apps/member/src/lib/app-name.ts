import { storage } from "@aangan/copy/storage";
import type { AppName } from "./app-names";

/** Returns the name that was chosen for the app on this device. Browser only. */
export function chosenAppName(): AppName {
  try {
    return window.localStorage.getItem(storage.appName) === "notes" ? "notes" : "aangan";
  } catch {
    return "aangan";
  }
}
