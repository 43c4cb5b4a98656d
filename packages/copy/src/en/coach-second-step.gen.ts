// Generated from messages/*/coach-second-step.json by `make gen`. Change that file.

/** @file The texts of the second step of signing in to the coach portal. */

export const heading = "One more step";
export const text = "Enter the six-digit code for Aangan from your authenticator app.";
export const recoveryText = "Enter one of your recovery codes. Each code works once.";
export const code = "Code";
export const recoveryCode = "Recovery code";
const continue_ = "Continue";
export const useRecovery = "Use a recovery code";
export const useApp = "Use the code from your app";
export const startAgain = "Log in with another account";
export const lost = "Don't have either? Contact the administrator.";
export const failedTitle = "Login failed";
export { continue_ as continue };
