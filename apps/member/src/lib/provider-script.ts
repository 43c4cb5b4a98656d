import type { StripeConstructor } from "@stripe/stripe-js";
import { forceFullNavigation } from "./own-document";

/** How long the script may take, in milliseconds. */
const patience = 20_000;

let coming: Promise<StripeConstructor> | null = null;

/** Whether the payment provider's script has been asked for in this document. */
export function hasProvider(): boolean {
  return coming !== null;
}

/**
 * The payment provider's own script, from the address that the server names: once for each document, and again after it did not
 * come. Rejects when it is blocked, cannot be reached, or takes too long. Only the page of the plan may call it, when somebody
 * presses for the form. Browser only.
 */
export function loadProvider(url: string): Promise<StripeConstructor> {
  coming ??= fetchScript(url).then(
    (provider) => {
      forceFullNavigation();
      return provider;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

function fetchScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    // One that came when nobody waited for it any more.
    const late: unknown = Reflect.get(window, "Stripe");
    if (isProvider(late)) return resolve(late);
    const script = document.createElement("script");
    const fail = (why: string) => {
      window.clearTimeout(timer);
      script.remove();
      reject(new Error(why));
    };
    const timer = window.setTimeout(() => fail("The payment provider's script did not come in time."), patience);
    script.onerror = () => fail("The payment provider's script could not be loaded.");
    script.onload = () => {
      window.clearTimeout(timer);
      const provider: unknown = Reflect.get(window, "Stripe");
      if (isProvider(provider)) resolve(provider);
      else fail("The payment provider's script brought nothing.");
    };
    script.src = url;
    document.head.append(script);
  });
}

function isProvider(value: unknown): value is StripeConstructor {
  return typeof value === "function";
}
