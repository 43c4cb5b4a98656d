// Server responses and streams for the tests of the member's screens.
import type { components } from "@aangan/api/member";
import type { RiskState } from "./risk";
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
  language: "",
  displayLanguage: "en",
  coachId: null,
  createdAt: new Date().toISOString(),
  hasActiveSubscription: false,
  premiumCompanions: false,
  pricingVariant: "default",
  sharedDevice: false,
  timeZone: "America/Chicago",
  trialEndsAt: null,
};

/** The risk state of most members. */
export const calm: RiskState = { state: "none", since: null, question: false };

/** A risk state that began a minute ago. */
export const riskState = (state: RiskState["state"], question = false): RiskState => ({
  state,
  since: new Date(Date.now() - 60_000).toISOString(),
  question,
});

/** A coach in Chennai without a picture, who speaks Tamil and has no free time. */
export const meera: components["schemas"]["Coach"] = {
  id: "meera",
  name: "Meera Krishnan",
  city: "Chennai",
  state: "Tamil Nadu",
  country: "India",
  timeZone: "Asia/Kolkata",
  bio: "I sit with people between two countries.",
  specializations: "Family expectations",
  languages: ["Tamil", "English"],
  availability: "",
  nextOpening: null,
  away: false,
  conversation: false,
  saved: false,
  credentials: [],
  licenses: "",
  education: "",
  imageUrl: "",
  ratings: null,
  reviewCount: 0,
  yearsOfExperience: 12,
};

/** An event stream that opens and has no events. While it is open the screens do not poll. */
export class OpenEventSource extends EventTarget {
  onopen: (() => void) | null = null;
  constructor() {
    super();
    queueMicrotask(() => this.onopen?.());
  }
  close() {}
}
