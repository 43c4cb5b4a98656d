import type { ReactNode } from "react";

/** Duration of a toast in milliseconds, without the time it is hovered or focused. */
export const TOAST_DURATION_MS = 5000;

/** The content of a toast. */
export interface ToastOptions {
  /** The first line, in bold. */
  title: string;
  /** One more line. */
  description?: ReactNode;
  /** Destructive: something failed. It is announced at once and has an icon and an edge. */
  variant?: "default" | "destructive";
}

/** A toast on screen. */
export interface ShownToast extends ToastOptions {
  /** Increases with each toast, so that the same text twice gives two toasts. */
  id: number;
}

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast for {@link TOAST_DURATION_MS}. There is only one: a new toast replaces the shown one. Can be called
 * anywhere in the browser; needs a `Toaster` on the page. Returns the toast's id.
 */
export function toast(options: ToastOptions): number {
  lastId += 1;
  show({ ...options, id: lastId });
  return lastId;
}

/** Removes a toast. With an id, only if that one is still shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null);
}

/** The toast on screen, or null. */
export function currentToast(): ShownToast | null {
  return shown;
}

/** Calls `listener` whenever the toast changes; returns a function that unsubscribes. */
export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const slots: Element[] = [];
const slotListeners = new Set<() => void>();

/**
 * Shows toasts inside `element` from now on instead of over the page, until the returned function is called. Of several
 * such elements the last one is used.
 */
export function addToastSlot(element: Element): () => void {
  const notify = () => {
    for (const listener of slotListeners) listener();
  };
  slots.push(element);
  notify();
  return () => {
    slots.splice(slots.indexOf(element), 1);
    notify();
  };
}

/** The element in which toasts are shown; null when they are shown over the page. */
export function currentToastSlot(): Element | null {
  return slots.at(-1) ?? null;
}

/** Calls `listener` whenever that element changes; returns a function that unsubscribes. */
export function onToastSlotChange(listener: () => void): () => void {
  slotListeners.add(listener);
  return () => slotListeners.delete(listener);
}
