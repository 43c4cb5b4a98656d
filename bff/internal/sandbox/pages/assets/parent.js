// The page around a frame: only its messages are believed, and only it is told anything.

const name = "aangan-payment-sandbox";
const origin = document.documentElement.dataset.parent;

/** Tells the page something. */
export function tell(kind, what = {}) {
  window.parent.postMessage({ from: name, kind, ...what }, origin);
}

/** Hears the page, from now on, and tells it so. */
export function listen(hear) {
  window.addEventListener("message", (event) => {
    if (event.origin !== origin || event.source !== window.parent || event.data?.from !== name) return;
    hear(event.data.kind, event.data);
  });
  tell("here");
}

/** What is said when the sandbox gives no answer. */
export const unreachable = {
  type: "api_connection_error",
  message:
    "The payment provider didn't answer, so we don't know if it went through. Check your plan before you try again.",
};

/** The address of the intent that a client secret opens. */
export function addressOf(clientSecret) {
  const kind = clientSecret.startsWith("seti_") ? "setup" : "payment";
  return `/v1/${kind}_intents/${clientSecret.split("_secret_")[0]}`;
}

/** Asks the sandbox, and gives the intent or what is wrong. */
export async function ask(address, options) {
  try {
    const answer = await fetch(address, options);
    const told = await answer.json();
    return answer.ok ? { intent: told } : { error: told.error ?? unreachable };
  } catch {
    return { error: unreachable };
  }
}
