// Server responses for the tests of the member's screens.
import type { User } from "./user";

/** A member without a coach, whose address is confirmed. */
export const asha: User = {
  id: "somebody",
  username: "asha",
  firstName: "Asha",
  lastName: "Iyer",
  email: "asha@mail.example",
  emailConfirmed: true,
  newEmail: null,
  hasPassword: true,
  coachId: null,
  createdAt: new Date().toISOString(),
  hasActiveSubscription: false,
  pricingVariant: "default",
  sharedDevice: false,
  timeZone: "America/Chicago",
  trialEndsAt: null,
};
