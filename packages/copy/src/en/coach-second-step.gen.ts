// Generated from messages/*/coach-second-step.json by `make gen`. Change that file.

/** @file The texts of the second step of signing in to the coach portal. */

export const heading = "One more step" as string;
export const text = "Enter the six-digit code for Aangan from your authenticator app." as string;
export const recoveryText = "Enter one of your recovery codes. Each code works once." as string;
export const code = "Code" as string;
export const recoveryCode = "Recovery code" as string;
const continue_ = "Continue" as string;
export const useRecovery = "Use a recovery code" as string;
export const useApp = "Use the code from your app" as string;
export const startAgain = "Log in with another account" as string;
export const lost = "Don't have either? Contact the administrator." as string;
export const failedTitle = "Login failed" as string;
export { continue_ as continue };
