// Generated from messages/*/past-due.json by `make gen`. Change that file.

/** @file The banner on a member's pages while a renewal is unpaid. Others may see the screen, so it mentions neither the service nor the amount. */

export const label = "Payment" as string;
export const until = (v: { date: string | number }) => `Your last payment didn't go through. Nothing changes until ${v.date}.`;
export const text = "Your last payment didn't go through." as string;
export const action = "Check your card" as string;
export const notNow = "Not now" as string;
