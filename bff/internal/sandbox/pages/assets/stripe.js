// Stands in for the provider's script on a page of the product: window.Stripe, as far as a payment form with cards needs it.
// What a person types lives in a frame of the sandbox's origin and never reaches this script.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const name = "aangan-payment-sandbox";
  const patience = 15_000;
  const unreachable = {
    type: "api_connection_error",
    message:
      "The payment provider didn't answer, so we don't know if it went through. Check your plan before you try again.",
  };
  const notAuthenticated = {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  };

  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  const kindOf = (clientSecret) => (String(clientSecret).startsWith("seti_") ? "setup" : "payment");
  const idOf = (clientSecret) => String(clientSecret).split("_secret_")[0];

  /** Reads an intent with what the page may know: its secret and the publishable key. */
  async function read(key, clientSecret) {
    const query = new URLSearchParams({ key, client_secret: clientSecret });
    try {
      const answer = await fetch(`${home}/v1/${kindOf(clientSecret)}_intents/${idOf(clientSecret)}?${query}`);
      const told = await answer.json();
      return answer.ok ? { intent: told } : { error: told.error };
    } catch {
      return { error: unreachable };
    }
  }

  /** What a call about an intent resolves to: the intent under its name, or what is wrong. */
  function outcome({ error, intent }) {
    if (error) return { error };
    return intent.object === "setup_intent" ? { setupIntent: intent } : { paymentIntent: intent };
  }

  /** A frame of the sandbox. Both sides believe only messages of each other's window and origin. */
  class Frame {
    #asked = new Map();
    #last = 0;

    constructor(path, title, hear) {
      this.node = document.createElement("iframe");
      this.node.src = home + path;
      this.node.title = title;
      // A frame is seen through only while page and frame have the same colour scheme; ours always has this one.
      Object.assign(this.node.style, { border: "0", display: "block", colorScheme: "light" });
      this.hear = (event) => {
        if (event.origin !== home || event.source !== this.node.contentWindow || event.data?.from !== name) return;
        const { from: _, kind, ask, ...told } = event.data;
        if (kind !== "answer") return hear(kind, told);
        this.#asked.get(ask)?.(told);
        this.#asked.delete(ask);
      };
      window.addEventListener("message", this.hear);
    }

    tell(kind, what = {}) {
      this.node.contentWindow?.postMessage({ from: name, kind, ...what }, home);
    }

    ask(kind, what = {}) {
      this.#last += 1;
      const ask = this.#last;
      return new Promise((resolve) => {
        this.#asked.set(ask, resolve);
        this.tell(kind, { ...what, ask });
      });
    }

    remove() {
      window.removeEventListener("message", this.hear);
      this.node.remove();
      for (const resolve of this.#asked.values()) resolve({ error: unreachable });
      this.#asked.clear();
    }
  }

  /** Asks for one more step, as a bank would, in front of everything, and resolves once it is done or was given up. */
  function secondStep(key, clientSecret) {
    const before = document.activeElement;
    const dialog = document.createElement("dialog");
    dialog.setAttribute("aria-label", "Confirm with your bank");
    Object.assign(dialog.style, {
      position: "fixed",
      inset: "0",
      width: "100%",
      height: "100%",
      maxWidth: "none",
      maxHeight: "none",
      margin: "0",
      padding: "0",
      border: "0",
      overflow: "hidden",
      background: "transparent",
      pointerEvents: "auto",
    });
    return new Promise((resolve) => {
      const frame = new Frame("/frames/step", "Confirm with your bank", (kind, told) => {
        if (kind === "here") frame.tell("show", { key, clientSecret });
        if (kind === "done") end(told);
      });
      const end = (told) => {
        frame.remove();
        dialog.close();
        dialog.remove();
        before?.focus?.();
        resolve(told);
      };
      Object.assign(frame.node.style, { width: "100%", height: "100%" });
      // Escape reaches this dialog when the frame has no focus yet; the frame then gives up in the person's name.
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        frame.tell("giveUp");
      });
      dialog.append(frame.node);
      document.body.append(dialog);
      dialog.showModal();
      frame.node.focus();
    });
  }

  /** Goes through the step that an intent wants, if it wants one, and says how the intent stands then. */
  async function settle(key, clientSecret, found) {
    if (found.error || found.intent.status !== "requires_action") return found;
    const step = await secondStep(key, clientSecret);
    if (step.error) return { error: step.error };
    const after = await read(key, clientSecret);
    if (after.error || ["succeeded", "processing"].includes(after.intent.status)) return after;
    const problem = after.intent.last_payment_error ?? after.intent.last_setup_error ?? notAuthenticated;
    return { error: { ...problem, [after.intent.object]: after.intent } };
  }

  /** The form for a card, in a frame. */
  class PaymentElement {
    #elements;
    #options;
    #heard = new Map();
    #frame = null;
    #timer = 0;
    #gone = false;

    constructor(elements, options = {}) {
      this.#elements = elements;
      this.#options = options;
    }

    mount(place) {
      if (this.#gone) throw new IntegrationError("This Element has already been destroyed. Please create a new one.");
      const parent = typeof place === "string" ? document.querySelector(place) : place;
      if (!parent) throw new IntegrationError("The selector or node given to mount() applies to no DOM element.");
      if (this.#frame?.node.parentNode === parent) return;
      this.unmount();
      this.#frame = new Frame("/frames/card", "Secure payment input frame", (kind, told) => this.#hear(kind, told));
      // Four pixels on every side hold the ring around a focused field.
      Object.assign(this.#frame.node.style, { width: "calc(100% + 8px)", margin: "-4px", height: "8px" });
      parent.replaceChildren(this.#frame.node);
      this.#timer = window.setTimeout(() => this.#emit("loaderror", { error: unreachable }), patience);
      queueMicrotask(() => this.#emit("loaderstart"));
    }

    unmount() {
      window.clearTimeout(this.#timer);
      this.#frame?.remove();
      this.#frame = null;
    }

    destroy() {
      this.unmount();
      this.#gone = true;
      this.#elements._forget(this);
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      this.#frame?.tell("dress", this.#dress());
      return this;
    }

    focus() {
      this.#frame?.tell("focus");
    }

    blur() {
      this.#frame?.tell("blur");
    }

    clear() {
      this.#frame?.tell("clear");
    }

    collapse() {
      return this;
    }

    on(type, handler) {
      this.#heard.set(type, [...(this.#heard.get(type) ?? []), handler]);
      return this;
    }

    once(type, handler) {
      const first = (event) => {
        this.off(type, first);
        handler(event);
      };
      return this.on(type, first);
    }

    off(type, handler) {
      const left = handler ? (this.#heard.get(type) ?? []).filter((one) => one !== handler) : [];
      this.#heard.set(type, left);
      return this;
    }

    /** Asks the frame to check what was typed, or to confirm an intent with it. */
    _ask(kind, what) {
      if (!this.#frame) {
        throw new IntegrationError("elements should have a mounted Payment Element.");
      }
      return this.#frame.ask(kind, what);
    }

    _dress() {
      this.#frame?.tell("dress", this.#dress());
    }

    #dress() {
      const { appearance = {}, fonts = [] } = this.#elements._options;
      return structuredClone({
        appearance,
        fonts,
        terms: this.#options.terms?.card ?? "auto",
        business: this.#options.business?.name ?? "",
        readOnly: Boolean(this.#options.readOnly),
      });
    }

    #emit(type, more = {}) {
      for (const handler of this.#heard.get(type) ?? []) handler({ elementType: "payment", ...more });
    }

    #hear(kind, told) {
      switch (kind) {
        case "here": {
          const { clientSecret } = this.#elements._options;
          this.#frame.tell("show", { key: this.#elements._key, clientSecret, ...this.#dress() });
          return;
        }
        case "height":
          this.#frame.node.style.height = `${Math.max(0, Number(told.height) || 0)}px`;
          return;
        case "failed":
          window.clearTimeout(this.#timer);
          this.#emit("loaderror", { error: told.error });
          return;
        case "ready":
          window.clearTimeout(this.#timer);
          this.#emit("ready");
          return;
        case "change":
          this.#emit("change", { ...told, collapsed: false, value: { type: "card" } });
          return;
        case "focus":
        case "blur":
        case "escape":
          this.#emit(kind);
      }
    }
  }

  /** A group of elements for one intent. There is one kind of element here. */
  class Elements {
    #payment = null;
    #ended = [];

    constructor(key, options = {}) {
      if (!/^(pi|seti)_\w+_secret_\w+$/.test(options.clientSecret ?? "")) {
        throw new IntegrationError("elements() wants the clientSecret of a payment intent or a setup intent.");
      }
      this._key = key;
      this._options = options;
    }

    create(type, options) {
      if (type !== "payment") throw new IntegrationError(`The payment sandbox has no element "${type}".`);
      if (this.#payment) throw new IntegrationError("Can only create one Element of type payment.");
      this.#payment = new PaymentElement(this, options);
      return this.#payment;
    }

    getElement(type) {
      return type === "payment" || type === PaymentElement ? this.#payment : null;
    }

    update(options) {
      const { clientSecret: _same, ...changes } = options;
      this._options = { ...this._options, ...changes };
      this.#payment?._dress();
      queueMicrotask(() => {
        for (const handler of this.#ended) handler();
      });
    }

    on(type, handler) {
      if (type === "update-end") this.#ended.push(handler);
    }

    async fetchUpdates() {
      const { error } = await read(this._key, this._options.clientSecret);
      return error ? { error } : {};
    }

    async submit() {
      const { error } = await this._ask("submit");
      return error ? { error } : { selectedPaymentMethod: "card" };
    }

    _ask(kind, what) {
      if (!this.#payment) throw new IntegrationError("elements should have a mounted Payment Element.");
      return this.#payment._ask(kind, what);
    }

    _forget(element) {
      if (this.#payment === element) this.#payment = null;
    }
  }

  function Stripe(key, _options) {
    if (typeof key !== "string" || !key.startsWith("pk_")) {
      throw new IntegrationError("Stripe() wants the publishable key, which begins with pk_.");
    }

    /** Confirms an intent with the card in the form. Leads to return_url unless the page said not to. */
    async function confirm(kind, { elements, clientSecret, confirmParams = {}, redirect = "always" }) {
      const secret = clientSecret ?? elements?._options.clientSecret;
      if (!elements || kindOf(secret) !== kind) {
        throw new IntegrationError(`This wants elements with the client secret of a ${kind} intent.`);
      }
      const { return_url: returnUrl } = confirmParams;
      if (!returnUrl && redirect !== "if_required") {
        throw new IntegrationError("confirmParams.return_url is required unless redirect is if_required.");
      }
      const first = await elements._ask("confirm", { clientSecret: secret, returnUrl });
      const found = await settle(key, secret, first);
      if (found.error || redirect === "if_required") return outcome(found);
      const back = new URL(returnUrl);
      back.searchParams.set(`${kind}_intent`, found.intent.id);
      back.searchParams.set(`${kind}_intent_client_secret`, secret);
      back.searchParams.set("redirect_status", found.intent.status);
      window.location.assign(back);
      // The page is left; whoever waits must not believe that something was decided here.
      return new Promise(() => {});
    }

    /** What a page asks of the provider's script that no form of cards needs. */
    const absent = (what) => async () => ({
      error: { type: "invalid_request_error", message: `The payment sandbox knows the Payment Element, not ${what}.` },
    });

    return {
      elements: (options) => new Elements(key, options),
      confirmPayment: (options) => confirm("payment", options),
      confirmSetup: (options) => confirm("setup", options),
      retrievePaymentIntent: async (secret) => outcome(await read(key, secret)),
      retrieveSetupIntent: async (secret) => outcome(await read(key, secret)),
      handleNextAction: async ({ clientSecret }) =>
        outcome(await settle(key, clientSecret, await read(key, clientSecret))),
      createToken: absent("createToken"),
      createPaymentMethod: absent("createPaymentMethod"),
      confirmCardPayment: absent("confirmCardPayment"),
      confirmCardSetup: absent("confirmCardSetup"),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  Stripe.version = 3;
  window.Stripe = Stripe;
})();
