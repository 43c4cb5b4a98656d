// Generated from messages/*/coach-second-step.json by `make gen`. Change that file.

/** @file The texts of the second step of signing in to the coach portal. */

export const heading = "One more step";
export const text = "Enter the six digits that your authenticator app shows for Aangan.";
export const recoveryText = "Enter one of the recovery codes that you kept. Each of them works once.";
export const code = "Code";
export const recoveryCode = "Recovery code";
const continue_ = "Continue";
export const useRecovery = "Use a recovery code";
export const useApp = "Use the code from your app";
export const startAgain = "Log in as somebody else";
export const lost = "If you have neither, please contact the administrator.";
export const failedTitle = "Login failed";
export { continue_ as continue };
