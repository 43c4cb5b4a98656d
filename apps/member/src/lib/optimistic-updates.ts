interface Pressed<Shown> {
  /** How many presses the server has not answered. */
  waiting: number;
  /** What it last said, or what was shown before the first of them. */
  confirmed: Shown | undefined;
}

/**
 * Presses that are shown at once, one thing after another on their way to the server: knows what to show when the last of
 * them is answered. What failed is never guessed from the press: of two that fail, the second would turn the first around.
 */
export class OptimisticUpdates<Shown> {
  readonly #pressed = new Map<string, Pressed<Shown>>();

  /** Something is pressed. `shown` is what stood there before, undefined where nothing did. */
  begin(id: string, shown: Shown | undefined): void {
    const pressed = this.#pressed.get(id);
    if (pressed) pressed.waiting += 1;
    else this.#pressed.set(id, { waiting: 1, confirmed: shown });
  }

  /** The server took a press. What is to be shown, or undefined while others are on their way. */
  taken(id: string, answer: Shown): Shown | undefined {
    const pressed = this.#pressed.get(id);
    if (pressed) pressed.confirmed = answer;
    return this.#answered(id);
  }

  /** The server did not take a press. What is to be shown, or undefined while others are on their way. */
  refused(id: string): Shown | undefined {
    return this.#answered(id);
  }

  /** Presses are on their way: what is shown is ahead of what the server says. */
  has(id: string): boolean {
    return this.#pressed.has(id);
  }

  #answered(id: string): Shown | undefined {
    const pressed = this.#pressed.get(id);
    if (!pressed) return undefined;
    pressed.waiting -= 1;
    if (pressed.waiting > 0) return undefined;
    this.#pressed.delete(id);
    return pressed.confirmed;
  }
}
