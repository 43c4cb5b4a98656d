import type { StripeConstructor } from "@stripe/stripe-js";
import { forceFullNavigation } from "./own-document";

/** The time limit for loading the script, in milliseconds. */
const timeoutMs = 20_000;

let loading: Promise<StripeConstructor> | null = null;

/** Reports whether the payment provider's script was requested in this document. */
export function hasProvider(): boolean {
  return loading !== null;
}

/**
 * Loads the payment provider's script from the URL that the server gives: once per document, and again after a
 * failure. Rejects if it is blocked, unreachable, or too slow. Only the page of the plan may call it, when the user
 * opens the form. Browser only.
 */
export function loadProvider(url: string): Promise<StripeConstructor> {
  loading ??= fetchScript(url).then(
    (provider) => {
      forceFullNavigation();
      return provider;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

function fetchScript(url: string): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    // The script loaded after the timeout.
    const late: unknown = Reflect.get(window, "Stripe");
    if (isProvider(late)) return resolve(late);
    const script = document.createElement("script");
    const fail = (why: string) => {
      window.clearTimeout(timer);
      script.remove();
      reject(new Error(why));
    };
    const timer = window.setTimeout(() => fail("The payment provider's script did not come in time."), timeoutMs);
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
