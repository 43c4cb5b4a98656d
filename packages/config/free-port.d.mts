/**
 * Returns a free port of 127.0.0.1 for a program that needs a fixed one; never the same twice. It is below the
 * ephemeral ports, because another process may get one of those before the program starts.
 */
export function freePort(): Promise<number>;
