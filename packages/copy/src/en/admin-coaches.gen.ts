// Generated from messages/*/admin-coaches.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators manage coaches, and the audit log's texts about coaches. */

export const name = "Coaches" as string;
export const title = "Coaches" as string;
export const lead = "All coaches. Members can choose those who are verified and active." as string;
export const search = "Search by name or email" as string;
export const standingLabel = "Status" as string;
export const all = "All" as string;
export const invited = "Invited" as string;
export const pending = "Pending" as string;
export const active = "Active" as string;
export const inactive = "Inactive" as string;
export const administrators = "Administrators" as string;
export const waiting = "Needs review" as string;
export const listLabel = "Coaches" as string;
export const clients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client` : `${v.count} clients`}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} upcoming session` : `${v.count} upcoming sessions`}`;
export const verified = "Verified" as string;
export const unverified = "Not verified yet" as string;
export const rejected = "Rejected" as string;
export const roleAdministrator = "Administrator" as string;
export const you = "You" as string;
export const changeWaits = "New credentials" as string;
export const failed = "Failed to load the coaches" as string;
export const moreFailed = "Failed to load more" as string;
export const more = "Show more" as string;
export const loadingMore = "Loading" as string;
export const noneYet = "No coaches yet" as string;
export const noneYetText = "Invite the first coach. They'll get an email with a link to choose a password." as string;
export const noneHere = "No coaches with this status" as string;
export const noneHereText = "They'll show up here." as string;
export const noneFound = (v: { words: string | number }) => `No results for “${v.words}”`;
export const noneFoundText = "Try part of a name or email, or search all coaches." as string;
export const chooseTitle = "Choose a coach" as string;
export const chooseText = "Their profile, their credentials, and what you can do will show up here." as string;
export const back = "Back to coaches" as string;
export const coachLabel = "About this coach" as string;
export const coachFailed = "Failed to load this coach" as string;
export const coachGone = "This coach isn't here" as string;
export const goneText = "The link may be incomplete." as string;
export const openToMembers = "Members can choose this coach." as string;
export const notOpen = "Members can't choose this coach:" as string;
export const missingPassword = "They haven't chosen a password yet." as string;
export const missingVerification = "They aren't verified." as string;
export const missingActivation = "They aren't active." as string;
export const aboutTitle = "Account" as string;
export const profileTitle = "Profile" as string;
export const profileText = "What members see, or will see." as string;
export const email = "Email" as string;
export const clientsLabel = "Clients" as string;
export const sessionsLabel = "Upcoming sessions" as string;
export const invitedOn = "Invited" as string;
export const since = "Added" as string;
export const lastSeen = "Last login" as string;
export const never = "Never" as string;
export const deactivatedOn = "Deactivated" as string;
export const theirClients = "Their clients" as string;
export const theyWait = "Told to wait or choose another coach" as string;
export const theyAreFree = "Released" as string;
export const secondFactor = "Two-step login" as string;
export const on = "On" as string;
export const off = "Off" as string;
export const noBio = "They haven't written a bio yet." as string;
export const specializations = "Specializations" as string;
export const focus = "Topics" as string;
export const languages = "Languages" as string;
export const place = "Location" as string;
export const timeZone = "Time zone" as string;
export const experience = "Experience" as string;
export const education = "Education" as string;
export const years = (v: { count: number }) => `${v.count === 1 ? `${v.count} year` : `${v.count} years`}`;
export const credentialsTitle = "Credentials" as string;
export const noCredentials = "None" as string;
export const now = "Members see now" as string;
export const wanted = "Requested change" as string;
export const askedFor = (v: { ago: string | number }) => `Requested ${v.ago}`;
export const approve = "Approve" as string;
export const approving = "Approving..." as string;
export const turnDown = "Reject" as string;
export const turningDown = "Rejecting..." as string;
export const turnDownFailed = "The change wasn't rejected" as string;
/** The text is also shown in the dialog before the approval. */
export const approved = {
  title: "Approved" as string,
  text: "Members see the new credentials. The coach gets an email." as string,
} as const;
export const turnedDown = {
  title: "Rejected" as string,
  text: "Members keep seeing the old credentials. The coach gets an email." as string,
} as const;
export const turnDownTitle = "Reject the new credentials?" as string;
export const turnDownText = "Members keep seeing the current ones. The coach gets your reason by email and can send another change." as string;
export const reason = "Reason" as string;
export const reasonHint = "The coach reads this." as string;
export const reasonOptional = "The coach reads this. You can leave it empty." as string;
export const actionsTitle = "What you can do" as string;
export const ownText = "This is your own account. Another administrator has to do this." as string;
export const invite = "Invite a coach" as string;
export const inviting = "Inviting" as string;
export const inviteTitle = "Invite a coach" as string;
export const inviteText = "They'll get an email with a link to choose a password. Members can't see them until you've verified and activated them." as string;
export const inviteName = "Name" as string;
export const inviteEmail = "Email" as string;
export const inviteFailed = "The invitation wasn't sent" as string;
export const inviteSent = {
  title: "Invited" as string,
  text: "The email is on its way." as string,
} as const;
export const inviteAgain = "Resend invitation" as string;
export const invitingAgain = "Resending..." as string;
export const inviteAgainTitle = "Resend the invitation?" as string;
export const inviteAgainText = "We'll send a new email. The links in earlier emails stop working." as string;
export const inviteAgainSent = {
  title: "Invitation resent" as string,
  text: "The email is on its way." as string,
} as const;
export const verify = "Verify" as string;
export const verifying = "Verifying" as string;
export const verifyTitle = "Verify this coach?" as string;
export const verifyText = "Do this if you've checked their training and it's what they say. They'll get an email." as string;
export const verifyOpens = "They're active, so members will be able to choose them." as string;
export const verifyDone = {
  title: "Verified" as string,
  text: "The coach gets an email." as string,
} as const;
export const reject = "Reject" as string;
export const rejecting = "Rejecting..." as string;
export const rejectTitle = "Reject the verification?" as string;
export const rejectText = "Members can't choose them. They'll get your reason by email." as string;
export const rejectFailed = "The verification wasn't rejected" as string;
export const rejectDone = {
  title: "Rejected" as string,
  text: "The coach gets an email." as string,
} as const;
export const activate = "Activate" as string;
export const activating = "Activating" as string;
export const activateTitle = "Activate this coach?" as string;
export const activateText = "They'll get an email." as string;
export const activateOpens = "They're verified, so members will be able to choose them." as string;
export const activateWaits = "We'll tell the clients who waited that they're back." as string;
export const activateUnverified = "They aren't verified yet. Members can choose them only once they are." as string;
export const activateDone = {
  title: "Activated" as string,
  text: "The coach gets an email." as string,
} as const;
export const deactivate = "Deactivate" as string;
export const deactivating = "Deactivating" as string;
export const deactivateTitle = "Deactivate this coach?" as string;
export const deactivateText = "Members won't be able to choose or book them, and they won't see clients. They can still log in, and they'll get an email." as string;
export const deactivateClients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client has this coach now.` : `${v.count} clients have this coach now.`}`;
export const deactivateNobody = "No one has this coach now." as string;
export const deactivateSessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} upcoming session will be canceled. We tell both sides, and it doesn't count.` : `${v.count} upcoming sessions will be canceled. We tell both sides, and they don't count.`}`;
export const deactivateUrgent = (v: { count: number }) => `${v.count === 1 ? `${v.count} client wrote something urgent that no one has acknowledged. The team gets an email about it.` : `${v.count} clients wrote something urgent that no one has acknowledged. The team gets an email about each.`}`;
export const clientsQuestion = "What happens to their clients?" as string;
export const waitLabel = "They wait" as string;
export const waitText = "They keep this coach. We tell them that the coach is away for now and that they can choose another anytime. When you activate the coach again, we tell them." as string;
export const releaseLabel = "They're free to choose" as string;
export const releaseText = "They no longer have a coach. We tell them. They can still read the chat, and they get suggestions for another coach." as string;
export const deactivateFailed = "The coach wasn't deactivated" as string;
export const deactivateDone = {
  title: "Deactivated" as string,
  text: "We're telling the clients now." as string,
} as const;
export const release = "Release the clients" as string;
export const releasing = "Releasing..." as string;
export const releaseTitle = "Release the clients?" as string;
export const releaseLaterText = "Clients who are still waiting will no longer have a coach. We tell them. They can still read the chat, and they get suggestions for another coach. Activating the coach again doesn't bring them back." as string;
export const releaseDone = {
  title: "Released" as string,
  text: "We're telling the clients now." as string,
} as const;
export const resetFactor = "Reset two-step login" as string;
export const resettingFactor = "Resetting..." as string;
export const resetFactorTitle = "Reset their two-step login?" as string;
export const resetFactorText = "They'll log in with just their password until they set it up again. Do this only if you're sure they asked for it themselves. They'll get an email." as string;
export const resetFactorDone = {
  title: "Two-step login reset" as string,
  text: "The coach gets an email." as string,
} as const;
export const dialogBack = "Go back" as string;
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
export const openCoach = "Open coach" as string;
