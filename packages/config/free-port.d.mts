/**
 * A port at 127.0.0.1 for a program that has to be told its own; never the same twice. It lies below those that the system gives
 * to whoever asks for any: one of these may be somebody else's before the program has begun.
 */
export function freePort(): Promise<number>;
