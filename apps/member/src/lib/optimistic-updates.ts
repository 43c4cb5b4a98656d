interface InFlight<Shown> {
  /** The number of mutations in flight. */
  waiting: number;
  /** The server's last value, or the shown one before the first mutation. */
  confirmed: Shown | undefined;
}

/**
 * Tracks optimistic values whose mutations run one after the other, and returns the value to show when the last one
 * settles. A failed mutation restores the server's value instead of inverting the change: after two failures the second
 * would undo the first's inversion.
 */
export class OptimisticUpdates<Shown> {
  readonly #pressed = new Map<string, InFlight<Shown>>();

  /** Starts a mutation. `shown` is the value before it, undefined if there was none. */
  begin(id: string, shown: Shown | undefined): void {
    const pressed = this.#pressed.get(id);
    if (pressed) pressed.waiting += 1;
    else this.#pressed.set(id, { waiting: 1, confirmed: shown });
  }

  /** A mutation succeeded. Returns the value to show, or undefined while others are in flight. */
  succeeded(id: string, answer: Shown): Shown | undefined {
    const pressed = this.#pressed.get(id);
    if (pressed) pressed.confirmed = answer;
    return this.#answered(id);
  }

  /** A mutation failed. Returns the value to show, or undefined while others are in flight. */
  failed(id: string): Shown | undefined {
    return this.#answered(id);
  }

  /** Reports whether mutations are in flight, so that the shown value is ahead of the server's. */
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
