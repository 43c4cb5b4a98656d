import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appealForm } from "./en/forms/appeal.gen";
import { applicationForm } from "./en/forms/application.gen";
import { betaSignupForm } from "./en/forms/beta-signup.gen";
import { bookingForm } from "./en/forms/booking.gen";
import { captionForm } from "./en/forms/caption.gen";
import { changePasswordForm } from "./en/forms/change-password.gen";
import { checkInForm } from "./en/forms/check-in.gen";
import { clientNoteForm } from "./en/forms/client-note.gen";
import { coachDeactivationForm } from "./en/forms/coach-deactivation.gen";
import { coachInvitationForm } from "./en/forms/coach-invitation.gen";
import { coachLoginForm } from "./en/forms/coach-login.gen";
import { coachRefusalForm } from "./en/forms/coach-refusal.gen";
import { commentForm } from "./en/forms/comment.gen";
import { contactForm } from "./en/forms/contact.gen";
import { credentialForm } from "./en/forms/credential.gen";
import { credentialDecisionForm } from "./en/forms/credential-decision.gen";
import { crisisHandoverForm } from "./en/forms/crisis-handover.gen";
import { crisisOutcomeForm } from "./en/forms/crisis-outcome.gen";
import { decisionForm } from "./en/forms/decision.gen";
import { factorCodeForm } from "./en/forms/factor-code.gen";
import { factorProofForm } from "./en/forms/factor-proof.gen";
import { flagForm } from "./en/forms/flag.gen";
import { forgotForm } from "./en/forms/forgot.gen";
import { goalForm } from "./en/forms/goal.gen";
import { journalEntryForm } from "./en/forms/journal-entry.gen";
import { linkAccountForm } from "./en/forms/link-account.gen";
import { loginForm } from "./en/forms/login.gen";
import { matchingForm } from "./en/forms/matching.gen";
import { messageForm } from "./en/forms/message.gen";
import { notificationSettingsForm } from "./en/forms/notification-settings.gen";
import { onCallOpeningForm } from "./en/forms/on-call-opening.gen";
import { onboardingForm } from "./en/forms/onboarding.gen";
import { portfolioForm } from "./en/forms/portfolio.gen";
import { postForm } from "./en/forms/post.gen";
import { preferencesForm } from "./en/forms/preferences.gen";
import { profileForm } from "./en/forms/profile.gen";
import { registrationForm } from "./en/forms/registration.gen";
import { resetForm } from "./en/forms/reset.gen";
import { safetyContactForm } from "./en/forms/safety-contact.gen";
import { safetySectionForm } from "./en/forms/safety-section.gen";
import { savedReplyForm } from "./en/forms/saved-reply.gen";
import { secondFactorForm } from "./en/forms/second-factor.gen";
import { sessionFeedbackForm } from "./en/forms/session-feedback.gen";
import { sessionRecapForm } from "./en/forms/session-recap.gen";
import { sharingForm } from "./en/forms/sharing.gen";
import { welcomeForm } from "./en/forms/welcome.gen";

// The table that the server's forms run as well (bff/domain/copy/forms).
type Case = {
  form: string;
  name: string;
  with?: Record<string, unknown>;
  without?: string[];
  only?: "server" | "page";
  errors: Record<string, string>;
  cleaned?: Record<string, unknown>;
};

const table: { base: Record<string, Record<string, unknown>>; cases: Case[] } = JSON.parse(
  readFileSync(new URL("../../../bff/domain/copy/testdata/inputs.json", import.meta.url), "utf8"),
);

const forms = {
  portfolio: portfolioForm,
  credential: credentialForm,
  credentialDecision: credentialDecisionForm,
  login: loginForm,
  booking: bookingForm,
  sessionRecap: sessionRecapForm,
  sessionFeedback: sessionFeedbackForm,
  registration: registrationForm,
  welcome: welcomeForm,
  linkAccount: linkAccountForm,
  forgot: forgotForm,
  reset: resetForm,
  changePassword: changePasswordForm,
  notificationSettings: notificationSettingsForm,
  onboarding: onboardingForm,
  matching: matchingForm,
  preferences: preferencesForm,
  profile: profileForm,
  betaSignup: betaSignupForm,
  contact: contactForm,
  application: applicationForm,
  coachLogin: coachLoginForm,
  factorCode: factorCodeForm,
  secondFactor: secondFactorForm,
  factorProof: factorProofForm,
  message: messageForm,
  caption: captionForm,
  savedReply: savedReplyForm,
  clientNote: clientNoteForm,
  goal: goalForm,
  sharing: sharingForm,
  crisisOutcome: crisisOutcomeForm,
  crisisHandover: crisisHandoverForm,
  onCallOpening: onCallOpeningForm,
  safetySection: safetySectionForm,
  safetyContact: safetyContactForm,
  decision: decisionForm,
  coachInvitation: coachInvitationForm,
  coachRefusal: coachRefusalForm,
  coachDeactivation: coachDeactivationForm,
  checkIn: checkInForm,
  journalEntry: journalEntryForm,
  post: postForm,
  comment: commentForm,
  flag: flagForm,
  appeal: appealForm,
};

const isForm = (name: string): name is keyof typeof forms => name in forms;

type Repeated = { $first?: string; $repeat: string; $times: number; $then?: string };

const isRepeated = (value: unknown): value is Repeated =>
  typeof value === "object" && value !== null && "$repeat" in value;

const expanded = (value: unknown): unknown =>
  isRepeated(value) ? (value.$first ?? "") + value.$repeat.repeat(value.$times) + (value.$then ?? "") : value;

const pageCases = table.cases.filter((one) => one.only !== "server");

/** Returns what a form makes of a case's input: its messages by field, and the cleaned values that the case names. */
function resultOf(name: keyof typeof forms, one: Case) {
  const values = { ...table.base[name] };
  for (const [field, value] of Object.entries(one.with ?? {})) values[field] = expanded(value);
  for (const field of one.without ?? []) delete values[field];
  const { error, data } = forms[name].safeParse(values);
  const errors = (error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]);
  const cleaned = Object.keys(one.cleaned ?? {}).map((field) => [field, Object(data)[field]]);
  // As lists, so that two messages for one field are two.
  return { case: one.name, errors: errors.sort(), cleaned };
}

// One test per form: a failure shows the case in the difference.
test.each(Object.keys(forms).filter(isForm))("%s accepts, cleans and rejects the inputs of the table", (name) => {
  const cases = pageCases.filter((one) => one.form === name);
  expect(cases.map((one) => resultOf(name, one))).toEqual(
    cases.map((one) => ({
      case: one.name,
      errors: Object.entries(one.errors).sort(),
      cleaned: Object.entries(one.cleaned ?? {}).map(([field, value]) => [field, expanded(value)]),
    })),
  );
});

test("the table has cases for exactly the tested forms", () => {
  expect(new Set(table.cases.map((one) => one.form))).toEqual(new Set(Object.keys(forms)));
});
