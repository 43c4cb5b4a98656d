// Generated from messages/*/admin-coaches.json by `make gen`. Change that file.

/** @file The texts of the page on which administrators manage coaches, and the audit log's texts about coaches. */

export const name = "Coaches";
export const title = "Coaches";
export const lead = "Who coaches, who is to, and who did. Members can choose a coach who is verified and active.";
export const search = "Search by name or email";
export const standingLabel = "Which coaches";
export const all = "All";
export const invited = "Invited";
export const pending = "Pending";
export const active = "Active";
export const inactive = "Inactive";
export const administrators = "Administrators";
export const waiting = "To look at";
export const listLabel = "Coaches";
export const clients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client` : `${v.count} clients`}`;
export const sessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} session to come` : `${v.count} sessions to come`}`;
export const verified = "Verified";
export const unverified = "Not verified yet";
export const rejected = "Turned down";
export const roleAdministrator = "Administrator";
export const you = "You";
export const changeWaits = "New credentials";
export const failed = "The coaches could not be loaded";
export const moreFailed = "More could not be loaded";
export const more = "Show more";
export const loadingMore = "Loading";
export const noneYet = "Nobody coaches yet";
export const noneYetText = "Invite the first coach. They get a letter with a way to choose a password.";
export const noneHere = "Nobody is here";
export const noneHereText = "Coaches stand here as soon as this is true of one of them.";
export const noneFound = (v: { words: string | number }) => `Nobody matches “${v.words}”`;
export const noneFoundText = "Look for a part of the name or of the email address, or among all coaches.";
export const chooseTitle = "Choose a coach";
export const chooseText = "Their profile, their credentials and what you can do stand here.";
export const back = "Back to the coaches";
export const coachLabel = "About this coach";
export const coachFailed = "This coach could not be loaded";
export const coachGone = "This coach is not here";
export const goneText = "The address may not be whole.";
export const openToMembers = "Members can choose this coach.";
export const notOpen = "Members cannot choose this coach:";
export const missingPassword = "They have not chosen a password yet.";
export const missingVerification = "They are not verified.";
export const missingActivation = "They are not active.";
export const aboutTitle = "Account";
export const profileTitle = "Profile";
export const profileText = "As members see it, or would.";
export const email = "Email";
export const clientsLabel = "Clients";
export const sessionsLabel = "Sessions to come";
export const invitedOn = "Invited";
export const since = "Here since";
export const lastSeen = "Last in the portal";
export const never = "Never";
export const deactivatedOn = "Deactivated";
export const theirClients = "Their clients";
export const theyWait = "were told to wait, or to choose another";
export const theyAreFree = "were released";
export const secondFactor = "Two-step login";
export const on = "On";
export const off = "Off";
export const noBio = "They have not written about themselves yet.";
export const specializations = "Works on";
export const focus = "Topics";
export const languages = "Languages";
export const place = "Place";
export const timeZone = "Time zone";
export const experience = "Experience";
export const education = "Education";
export const years = (v: { count: number }) => `${v.count === 1 ? `${v.count} year` : `${v.count} years`}`;
export const credentialsTitle = "Credentials";
export const noCredentials = "None";
export const now = "Members read now";
export const wanted = "They ask for";
export const askedFor = (v: { ago: string | number }) => `Asked for ${v.ago}`;
export const approve = "Approve";
export const approving = "Approving";
export const turnDown = "Turn down";
export const turningDown = "Turning it down";
export const turnDownFailed = "This could not be turned down";
export const approved = {
  title: "Approved",
  text: "Members read the new credentials. The coach is told by letter.",
} as const;
export const turnedDown = {
  title: "Turned down",
  text: "Members read what stood there before. The coach is told by letter.",
} as const;
export const turnDownTitle = "Turn down the new credentials?";
export const turnDownText = "Members go on reading what stands there now. The coach gets your reason by letter, and can send another change.";
export const reason = "Reason";
export const reasonHint = "The coach reads this.";
export const reasonOptional = "The coach reads this. You can leave it empty.";
export const actionsTitle = "What you can do";
export const ownText = "This is your own account. Another administrator has to do this.";
export const invite = "Invite a coach";
export const inviting = "Inviting";
export const inviteTitle = "Invite a coach";
export const inviteText = "They get a letter with a way to choose a password. Members see nothing of them until you have verified and activated them.";
export const inviteName = "Name";
export const inviteEmail = "Email";
export const inviteFailed = "They could not be invited";
export const inviteSent = {
  title: "Invited",
  text: "The letter is on its way.",
} as const;
export const inviteAgain = "Send the invitation again";
export const invitingAgain = "Sending it";
export const inviteAgainTitle = "Send the invitation again?";
export const inviteAgainText = "A new letter goes out. The link in earlier letters opens nothing any more.";
export const inviteAgainSent = {
  title: "Sent again",
  text: "The letter is on its way.",
} as const;
export const verify = "Verify";
export const verifying = "Verifying";
export const verifyTitle = "Verify this coach?";
export const verifyText = "You have looked at their training and it is what they say. They are told by letter.";
export const verifyOpens = "They are active, so members can choose them from then on.";
export const verifyDone = {
  title: "Verified",
  text: "The coach is told by letter.",
} as const;
export const reject = "Turn down";
export const rejecting = "Turning them down";
export const rejectTitle = "Turn down the verification?";
export const rejectText = "Members cannot choose them. They get your reason by letter.";
export const rejectFailed = "This could not be turned down";
export const rejectDone = {
  title: "Turned down",
  text: "The coach is told by letter.",
} as const;
export const activate = "Activate";
export const activating = "Activating";
export const activateTitle = "Activate this coach?";
export const activateText = "They are told by letter.";
export const activateOpens = "They are verified, so members can choose them from then on.";
export const activateWaits = "Clients who waited for them are told that they are back.";
export const activateUnverified = "They are not verified yet: members can choose them only once they are.";
export const activateDone = {
  title: "Activated",
  text: "The coach is told by letter.",
} as const;
export const deactivate = "Deactivate";
export const deactivating = "Deactivating";
export const deactivateTitle = "Deactivate this coach?";
export const deactivateText = "Nobody can choose them or book with them any more, and they do not see clients. They can still sign in, and are told by letter.";
export const deactivateClients = (v: { count: number }) => `${v.count === 1 ? `${v.count} client has them now.` : `${v.count} clients have them now.`}`;
export const deactivateNobody = "Nobody has them as a coach now.";
export const deactivateSessions = (v: { count: number }) => `${v.count === 1 ? `${v.count} session to come is cancelled. Both sides are told, and it does not count.` : `${v.count} sessions to come are cancelled. Both sides are told, and they do not count.`}`;
export const deactivateUrgent = (v: { count: number }) => `${v.count === 1 ? `${v.count} client has written something urgent that nobody has acknowledged. The team gets a letter about it.` : `${v.count} clients have written something urgent that nobody has acknowledged. The team gets a letter about each.`}`;
export const clientsQuestion = "What happens to their clients?";
export const waitLabel = "They wait";
export const waitText = "They keep this coach. They are told that the coach is away for now and that they can choose another at any time. When you activate the coach again they are told.";
export const releaseLabel = "They are free to choose";
export const releaseText = "They have no coach any more. They are told, can still read what was written, and get suggestions for another.";
export const deactivateFailed = "They could not be deactivated";
export const deactivateDone = {
  title: "Deactivated",
  text: "The clients are being told now.",
} as const;
export const release = "Release the clients";
export const releasing = "Releasing them";
export const releaseTitle = "Release the clients?";
export const releaseLaterText = "Those who still wait have no coach any more from then on. They are told, can still read what was written, and get suggestions for another. Activating the coach again does not bring them back.";
export const releaseDone = {
  title: "Released",
  text: "The clients are being told now.",
} as const;
export const resetFactor = "Reset two-step login";
export const resettingFactor = "Resetting it";
export const resetFactorTitle = "Reset their two-step login?";
export const resetFactorText = "Their password alone lets them in until they set it up again. Do this only when you are sure that it is really them who asked. They are told by letter.";
export const resetFactorDone = {
  title: "Reset",
  text: "The coach is told by letter.",
} as const;
export const dialogBack = "Go back";
export const actInvite = (v: { name: string | number; coach: string | number }) => `${v.name} invited ${v.coach} to coach`;
export const actInviteAgain = (v: { name: string | number; coach: string | number }) => `${v.name} sent ${v.coach} the invitation again`;
export const actVerify = (v: { name: string | number; coach: string | number }) => `${v.name} verified ${v.coach}`;
export const actReject = (v: { name: string | number; coach: string | number }) => `${v.name} turned down the verification of ${v.coach}`;
export const actActivate = (v: { name: string | number; coach: string | number }) => `${v.name} activated ${v.coach}`;
export const actDeactivate = (v: { name: string | number; coach: string | number }) => `${v.name} deactivated ${v.coach}`;
export const actRelease = (v: { name: string | number; coach: string | number }) => `${v.name} released the clients of ${v.coach}`;
export const actResetFactor = (v: { name: string | number; coach: string | number }) => `${v.name} reset the two-step login of ${v.coach}`;
export const actApprove = (v: { name: string | number; coach: string | number }) => `${v.name} approved new credentials of ${v.coach}`;
export const actTurnDown = (v: { name: string | number; coach: string | number }) => `${v.name} turned down new credentials of ${v.coach}`;
export const openCoach = "Open the coach";
