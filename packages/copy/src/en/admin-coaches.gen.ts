// Generated from messages/*/admin-coaches.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators manage coaches, and the audit log's texts about coaches. */

export const name = "Coaches";
export const title = "Coaches";
export const lead = "All coaches. Members can choose those who are verified and active.";
export const search = "Search by name or email";
export const standingLabel = "Status";
export const all = "All";
export const invited = "Invited";
export const pending = "Pending";
export const active = "Active";
export const inactive = "Inactive";
export const administrators = "Administrators";
export const waiting = "Needs review";
export const listLabel = "Coaches";
export const clients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client` : `${v.count} clients`}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} upcoming session` : `${v.count} upcoming sessions`}`;
export const verified = "Verified";
export const unverified = "Not verified yet";
export const rejected = "Rejected";
export const roleAdministrator = "Administrator";
export const you = "You";
export const changeWaits = "New credentials";
export const failed = "Failed to load the coaches";
export const moreFailed = "Failed to load more";
export const more = "Show more";
export const loadingMore = "Loading";
export const noneYet = "No coaches yet";
export const noneYetText = "Invite the first coach. They'll get an email with a link to choose a password.";
export const noneHere = "No coaches with this status";
export const noneHereText = "They'll show up here.";
export const noneFound = (v: { words: string | number }) => `No results for “${v.words}”`;
export const noneFoundText = "Try part of a name or email, or search all coaches.";
export const chooseTitle = "Choose a coach";
export const chooseText = "Their profile, their credentials, and what you can do will show up here.";
export const back = "Back to coaches";
export const coachLabel = "About this coach";
export const coachFailed = "Failed to load this coach";
export const coachGone = "This coach isn't here";
export const goneText = "The link may be incomplete.";
export const openToMembers = "Members can choose this coach.";
export const notOpen = "Members can't choose this coach:";
export const missingPassword = "They haven't chosen a password yet.";
export const missingVerification = "They aren't verified.";
export const missingActivation = "They aren't active.";
export const aboutTitle = "Account";
export const profileTitle = "Profile";
export const profileText = "What members see, or will see.";
export const email = "Email";
export const clientsLabel = "Clients";
export const sessionsLabel = "Upcoming sessions";
export const invitedOn = "Invited";
export const since = "Added";
export const lastSeen = "Last login";
export const never = "Never";
export const deactivatedOn = "Deactivated";
export const theirClients = "Their clients";
export const theyWait = "Told to wait or choose another coach";
export const theyAreFree = "Released";
export const secondFactor = "Two-step login";
export const on = "On";
export const off = "Off";
export const noBio = "They haven't written a bio yet.";
export const specializations = "Specializations";
export const focus = "Topics";
export const languages = "Languages";
export const place = "Location";
export const timeZone = "Time zone";
export const experience = "Experience";
export const education = "Education";
export const years = (v: { count: number }) => `${v.count === 1 ? `${v.count} year` : `${v.count} years`}`;
export const credentialsTitle = "Credentials";
export const noCredentials = "None";
export const now = "Members see now";
export const wanted = "Requested change";
export const askedFor = (v: { ago: string | number }) => `Requested ${v.ago}`;
export const approve = "Approve";
export const approving = "Approving...";
export const turnDown = "Reject";
export const turningDown = "Rejecting...";
export const turnDownFailed = "The change wasn't rejected";
/** The text is also shown in the dialog before the approval. */
export const approved = {
  title: "Approved",
  text: "Members see the new credentials. The coach gets an email.",
} as const;
export const turnedDown = {
  title: "Rejected",
  text: "Members keep seeing the old credentials. The coach gets an email.",
} as const;
export const turnDownTitle = "Reject the new credentials?";
export const turnDownText = "Members keep seeing the current ones. The coach gets your reason by email and can send another change.";
export const reason = "Reason";
export const reasonHint = "The coach reads this.";
export const reasonOptional = "The coach reads this. You can leave it empty.";
export const actionsTitle = "What you can do";
export const ownText = "This is your own account. Another administrator has to do this.";
export const invite = "Invite a coach";
export const inviting = "Inviting";
export const inviteTitle = "Invite a coach";
export const inviteText = "They'll get an email with a link to choose a password. Members can't see them until you've verified and activated them.";
export const inviteName = "Name";
export const inviteEmail = "Email";
export const inviteFailed = "The invitation wasn't sent";
export const inviteSent = {
  title: "Invited",
  text: "The email is on its way.",
} as const;
export const inviteAgain = "Resend invitation";
export const invitingAgain = "Resending...";
export const inviteAgainTitle = "Resend the invitation?";
export const inviteAgainText = "We'll send a new email. The links in earlier emails stop working.";
export const inviteAgainSent = {
  title: "Invitation resent",
  text: "The email is on its way.",
} as const;
export const verify = "Verify";
export const verifying = "Verifying";
export const verifyTitle = "Verify this coach?";
export const verifyText = "Do this if you've checked their training and it's what they say. They'll get an email.";
export const verifyOpens = "They're active, so members will be able to choose them.";
export const verifyDone = {
  title: "Verified",
  text: "The coach gets an email.",
} as const;
export const reject = "Reject";
export const rejecting = "Rejecting...";
export const rejectTitle = "Reject the verification?";
export const rejectText = "Members can't choose them. They'll get your reason by email.";
export const rejectFailed = "The verification wasn't rejected";
export const rejectDone = {
  title: "Rejected",
  text: "The coach gets an email.",
} as const;
export const activate = "Activate";
export const activating = "Activating";
export const activateTitle = "Activate this coach?";
export const activateText = "They'll get an email.";
export const activateOpens = "They're verified, so members will be able to choose them.";
export const activateWaits = "We'll tell the clients who waited that they're back.";
export const activateUnverified = "They aren't verified yet. Members can choose them only once they are.";
export const activateDone = {
  title: "Activated",
  text: "The coach gets an email.",
} as const;
export const deactivate = "Deactivate";
export const deactivating = "Deactivating";
export const deactivateTitle = "Deactivate this coach?";
export const deactivateText = "Members won't be able to choose or book them, and they won't see clients. They can still log in, and they'll get an email.";
export const deactivateClients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client has this coach now.` : `${v.count} clients have this coach now.`}`;
export const deactivateNobody = "No one has this coach now.";
export const deactivateSessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} upcoming session will be canceled. We tell both sides, and it doesn't count.` : `${v.count} upcoming sessions will be canceled. We tell both sides, and they don't count.`}`;
export const deactivateUrgent = (v: { count: number }) => `${v.count === 1 ? `${v.count} client wrote something urgent that no one has acknowledged. The team gets an email about it.` : `${v.count} clients wrote something urgent that no one has acknowledged. The team gets an email about each.`}`;
export const clientsQuestion = "What happens to their clients?";
export const waitLabel = "They wait";
export const waitText = "They keep this coach. We tell them that the coach is away for now and that they can choose another anytime. When you activate the coach again, we tell them.";
export const releaseLabel = "They're free to choose";
export const releaseText = "They no longer have a coach. We tell them. They can still read the chat, and they get suggestions for another coach.";
export const deactivateFailed = "The coach wasn't deactivated";
export const deactivateDone = {
  title: "Deactivated",
  text: "We're telling the clients now.",
} as const;
export const release = "Release the clients";
export const releasing = "Releasing...";
export const releaseTitle = "Release the clients?";
export const releaseLaterText = "Clients who are still waiting will no longer have a coach. We tell them. They can still read the chat, and they get suggestions for another coach. Activating the coach again doesn't bring them back.";
export const releaseDone = {
  title: "Released",
  text: "We're telling the clients now.",
} as const;
export const resetFactor = "Reset two-step login";
export const resettingFactor = "Resetting...";
export const resetFactorTitle = "Reset their two-step login?";
export const resetFactorText = "They'll log in with just their password until they set it up again. Do this only if you're sure they asked for it themselves. They'll get an email.";
export const resetFactorDone = {
  title: "Two-step login reset",
  text: "The coach gets an email.",
} as const;
export const dialogBack = "Go back";
export const actInvite = (v: { name: string | number; coach: string | number }) => `${v.name} invited ${v.coach} to coach`;
export const actInviteAgain = (v: { name: string | number; coach: string | number }) => `${v.name} resent the invitation to ${v.coach}`;
export const actVerify = (v: { name: string | number; coach: string | number }) => `${v.name} verified ${v.coach}`;
export const actReject = (v: { name: string | number; coach: string | number }) => `${v.name} rejected the verification of ${v.coach}`;
export const actActivate = (v: { name: string | number; coach: string | number }) => `${v.name} activated ${v.coach}`;
export const actDeactivate = (v: { name: string | number; coach: string | number }) => `${v.name} deactivated ${v.coach}`;
export const actRelease = (v: { name: string | number; coach: string | number }) => `${v.name} released the clients of ${v.coach}`;
export const actResetFactor = (v: { name: string | number; coach: string | number }) => `${v.name} reset the two-step login of ${v.coach}`;
export const actApprove = (v: { name: string | number; coach: string | number }) => `${v.name} approved new credentials of ${v.coach}`;
export const actTurnDown = (v: { name: string | number; coach: string | number }) => `${v.name} rejected new credentials of ${v.coach}`;
export const openCoach = "Open coach";
