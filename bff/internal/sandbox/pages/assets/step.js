// One more step, as a bank would ask for it: what it is about, and two answers.
import { addressOf, ask, listen, tell, unreachable } from "./parent.js";

const form = document.querySelector("form");
const about = document.querySelector("[data-about]");
const error = document.querySelector("[data-error]");
const buttons = [...form.querySelectorAll("button")];

let key = "";
let secret = "";
let answered = false;

async function show(told) {
  key = told.key;
  secret = told.clientSecret;
  const { intent } = await ask(`${addressOf(secret)}?${new URLSearchParams({ key, client_secret: secret })}`);
  if (intent?.amount) {
    const amount = new Intl.NumberFormat("en-US", { style: "currency", currency: intent.currency });
    about.textContent = `Allow a payment of ${amount.format(intent.amount / 100)}?`;
  }
  form.hidden = false;
  buttons[0].focus();
}

async function settle(completed) {
  if (answered || !secret) return;
  answered = true;
  error.hidden = true;
  for (const button of buttons) button.setAttribute("aria-disabled", "true");
  try {
    const answer = await fetch("/frames/step", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ clientSecret: secret, completed }),
    });
    if (answer.ok) return tell("done");
    const told = await answer.json();
    return tell("done", { error: { type: "invalid_request_error", message: told.message } });
  } catch {
    answered = false;
    error.textContent = unreachable.message;
    error.hidden = false;
    for (const button of buttons) button.removeAttribute("aria-disabled");
  }
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  settle(event.submitter.value === "complete");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") settle(false);
});
listen((kind, told) => {
  if (kind === "show") show(told);
  if (kind === "giveUp") settle(false);
});
