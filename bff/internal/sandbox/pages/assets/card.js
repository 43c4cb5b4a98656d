// The form for a card, in its frame. Numbers go from here to the sandbox, and never to the page around.
import { dress, loadFonts } from "./appearance.js";
import {
  brandOf,
  codeProblem,
  digitsOf,
  expiryProblem,
  numberProblem,
  writeExpiry,
  writeNumber,
} from "./card-fields.js";
import { addressOf, ask, listen, tell, unreachable } from "./parent.js";

const form = document.querySelector("form");
const brandMark = document.querySelector("[data-brand]");
const terms = document.querySelector("[data-terms]");
const practice = [...document.querySelectorAll("[data-number]")];
const numbers = practice.map((button) => button.dataset.number);

let key = "";
let secret = "";
let busy = false;

const fields = {
  number: { input: form.elements.number, problem: () => numberProblem(held("number"), numbers) },
  expiry: { input: form.elements.expiry, problem: () => expiryProblem(held("expiry")) },
  code: { input: form.elements.code, problem: () => codeProblem(held("code"), held("number")) },
};
const all = Object.values(fields);

function held(name) {
  return digitsOf(fields[name].input.value);
}

/** Says what is wrong with a field, or that nothing is. */
function mark({ input }, problem) {
  const error = document.getElementById(`${input.id}-error`);
  const message = problem?.message ?? "";
  if (error.textContent !== message) error.textContent = message;
  error.hidden = !message;
  input.classList.toggle("Input--invalid", Boolean(message));
  if (message) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}

function changed() {
  const brand = brandOf(held("number"));
  brandMark.textContent = brand.label;
  fields.code.input.maxLength = brand.code;
  for (const { input } of all) input.classList.toggle("Input--empty", !input.value);
  tell("change", {
    empty: all.every(({ input }) => !input.value),
    complete: all.every(({ problem }) => !problem()),
  });
}

/** Writes a field anew in its own form, with the caret behind the same digit as before. */
function rewrite(input, write) {
  const before = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const atEnd = input.selectionStart === input.value.length;
  const text = write(digitsOf(input.value));
  if (text === input.value) return;
  input.value = text;
  let caret = text.length;
  if (!atEnd) {
    caret = 0;
    for (let seen = 0; seen < before && caret < text.length; caret++) if (/\d/.test(text[caret])) seen++;
  }
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function typed(event) {
  const deleting = event.inputType?.startsWith("delete") ?? false;
  rewrite(fields.number.input, writeNumber);
  rewrite(fields.expiry.input, (digits) => writeExpiry(digits, deleting));
  rewrite(fields.code.input, (digits) => digits.slice(0, brandOf(held("number")).code));
  const field = all.find(({ input }) => input === event.target);
  // What was wrong is taken back as soon as it is right; what is not finished yet is not called wrong while it is typed.
  if (field && (!field.problem() || !field.input.value)) mark(field, null);
  changed();
}

/** Checks everything, says what is wrong beside each field, and gives the first of it. */
function check() {
  const problems = all.map((field) => {
    const problem = field.problem();
    mark(field, problem);
    return { field, problem };
  });
  const first = problems.find(({ problem }) => problem);
  first?.field.input.focus();
  return first?.problem ?? null;
}

async function confirm({ clientSecret, returnUrl }) {
  const problem = check();
  if (problem) return { error: problem };
  busy = true;
  for (const { input } of all) input.readOnly = true;
  const expiry = held("expiry");
  const body = new URLSearchParams({
    key,
    client_secret: clientSecret,
    use_stripe_sdk: "true",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": held("number"),
    "payment_method_data[card][exp_month]": String(Number(expiry.slice(0, 2))),
    "payment_method_data[card][exp_year]": `20${expiry.slice(2)}`,
    "payment_method_data[card][cvc]": held("code"),
  });
  if (returnUrl) body.set("return_url", returnUrl);
  const found = await ask(`${addressOf(clientSecret)}/confirm`, { method: "POST", body });
  busy = false;
  for (const { input } of all) input.readOnly = false;
  return found;
}

function wear({ appearance, fonts, terms: wanted, business, readOnly }) {
  dress(appearance);
  loadFonts(fonts);
  terms.hidden = wanted === "never";
  const who = business || terms.dataset.terms;
  terms.textContent = `By giving your card details, you allow ${who} to charge your card for future payments in accordance with their terms.`;
  for (const { input } of all) input.disabled = readOnly;
}

async function show(told) {
  key = told.key;
  secret = told.clientSecret;
  wear(told);
  const { error, intent } = await ask(`${addressOf(secret)}?${new URLSearchParams({ key, client_secret: secret })}`);
  const settled = ["succeeded", "canceled"].includes(intent?.status);
  if (error || settled) {
    tell("failed", {
      error: error ?? {
        type: "invalid_request_error",
        message: "This payment is already done. Reload the page.",
      },
    });
    return;
  }
  form.hidden = false;
  new ResizeObserver(measure).observe(document.body);
  measure();
  tell("ready");
}

function measure() {
  tell("height", { height: Math.ceil(document.body.getBoundingClientRect().height) });
}

/** How long a press on the page around this frame may take. */
const pressMs = 400;

form.addEventListener("input", typed);
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("focusout", (event) => {
  const field = all.find(({ input }) => input === event.target);
  const say = () => {
    if (field?.input.value && !busy && document.activeElement !== field.input) mark(field, field.problem());
  };
  // Who leaves for the page around this frame may be about to press something there: it must not move away under the finger
  // because this frame grows by a line.
  if (event.relatedTarget) say();
  else setTimeout(say, pressMs);
  if (!event.relatedTarget) tell("blur");
});
form.addEventListener("focusin", (event) => {
  if (!event.relatedTarget) tell("focus");
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !event.repeat) tell("escape");
});
for (const button of practice) {
  button.addEventListener("click", () => {
    if (busy || fields.number.input.disabled) return;
    fields.number.input.value = writeNumber(button.dataset.number);
    fields.expiry.input.value = `12 / ${String(new Date().getFullYear() + 5).slice(2)}`;
    fields.code.input.value = "123";
    for (const field of all) mark(field, null);
    changed();
    fields.number.input.focus();
  });
}

listen(async (kind, told) => {
  const answer = (what) => tell("answer", { ask: told.ask, ...what });
  switch (kind) {
    case "show":
      return show(told).catch(() => tell("failed", { error: unreachable }));
    case "dress":
      return wear(told);
    case "submit": {
      const error = check();
      return answer(error ? { error } : {});
    }
    case "confirm":
      return answer(await confirm(told));
    case "focus":
      return fields.number.input.focus();
    case "blur":
      return document.activeElement?.blur();
    case "clear":
      form.reset();
      for (const field of all) mark(field, null);
      return changed();
  }
});
