import { storage } from "@aangan/copy/storage";

/** Stores in this browser that a member has left the tour, until the server knows. */
export function rememberSeen(member: string): void {
  try {
    window.localStorage.setItem(storage.tourSeen, member);
  } catch (error) {
    console.warn("It could not be kept that the tour was seen.", error);
  }
}

/** Reports whether the server does not know yet that this member has left the tour. */
export function isSeenUnsent(member: string): boolean {
  try {
    return window.localStorage.getItem(storage.tourSeen) === member;
  } catch {
    return false;
  }
}

/** Deletes the stored member, because the server knows. */
export function forgetSeen(): void {
  try {
    window.localStorage.removeItem(storage.tourSeen);
  } catch (error) {
    console.warn("What was kept of the tour could not be taken away.", error);
  }
}
