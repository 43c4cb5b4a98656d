import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { appealForm } from "./forms/appeal.gen";
import { applicationForm } from "./forms/application.gen";
import { betaSignupForm } from "./forms/beta-signup.gen";
import { bookingForm } from "./forms/booking.gen";
import { captionForm } from "./forms/caption.gen";
import { changePasswordForm } from "./forms/change-password.gen";
import { clientNoteForm } from "./forms/client-note.gen";
import { coachDeactivationForm } from "./forms/coach-deactivation.gen";
import { coachInvitationForm } from "./forms/coach-invitation.gen";
import { coachLoginForm } from "./forms/coach-login.gen";
import { coachRefusalForm } from "./forms/coach-refusal.gen";
import { commentForm } from "./forms/comment.gen";
import { contactForm } from "./forms/contact.gen";
import { credentialForm } from "./forms/credential.gen";
import { credentialDecisionForm } from "./forms/credential-decision.gen";
import { decisionForm } from "./forms/decision.gen";
import { factorCodeForm } from "./forms/factor-code.gen";
import { factorProofForm } from "./forms/factor-proof.gen";
import { flagForm } from "./forms/flag.gen";
import { forgotForm } from "./forms/forgot.gen";
import { goalForm } from "./forms/goal.gen";
import { journalEntryForm } from "./forms/journal-entry.gen";
import { linkAccountForm } from "./forms/link-account.gen";
import { loginForm } from "./forms/login.gen";
import { matchingForm } from "./forms/matching.gen";
import { messageForm } from "./forms/message.gen";
import { notificationSettingsForm } from "./forms/notification-settings.gen";
import { onboardingForm } from "./forms/onboarding.gen";
import { portfolioForm } from "./forms/portfolio.gen";
import { postForm } from "./forms/post.gen";
import { preferencesForm } from "./forms/preferences.gen";
import { profileForm } from "./forms/profile.gen";
import { registrationForm } from "./forms/registration.gen";
import { resetForm } from "./forms/reset.gen";
import { savedReplyForm } from "./forms/saved-reply.gen";
import { secondFactorForm } from "./forms/second-factor.gen";
import { sharingForm } from "./forms/sharing.gen";
import { welcomeForm } from "./forms/welcome.gen";

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
  decision: decisionForm,
  coachInvitation: coachInvitationForm,
  coachRefusal: coachRefusalForm,
  coachDeactivation: coachDeactivationForm,
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

const spelledOut = (value: unknown): unknown =>
  isRepeated(value) ? (value.$first ?? "") + value.$repeat.repeat(value.$times) + (value.$then ?? "") : value;

const pageCases = table.cases.filter((one) => one.only !== "server");

describe.each(Object.keys(forms))("%s", (form) => {
  test.each(pageCases.filter((one) => one.form === form))("$name", (one) => {
    if (!isForm(one.form)) throw new Error(`no form is called ${one.form}`);
    const values = { ...table.base[one.form] };
    for (const [name, value] of Object.entries(one.with ?? {})) values[name] = spelledOut(value);
    for (const name of one.without ?? []) delete values[name];

    const result = forms[one.form].safeParse(values);
    const messages = (result.error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]);
    expect(messages).toHaveLength(Object.keys(one.errors).length);
    expect(Object.fromEntries(messages)).toEqual(one.errors);
    for (const [name, value] of Object.entries(one.cleaned ?? {})) {
      expect(result.data).toHaveProperty([name], spelledOut(value));
    }
  });
});

test("every case of the table names a form that is run here", () => {
  expect(new Set(table.cases.map((one) => one.form))).toEqual(new Set(Object.keys(forms)));
});
