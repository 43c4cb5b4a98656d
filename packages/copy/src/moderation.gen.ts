// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * ModerationOutcomes are the possible decisions about a post or a comment: it is shown (again), it stays hidden and the
 * author may edit it, or it is removed for good.
 */
export const moderationOutcomes = [
  {
    code: "keep",
    label: "Show it",
  },
  {
    code: "hide",
    label: "Keep it out of sight",
  },
  {
    code: "remove",
    label: "Remove it",
  },
] as const;

/**
 * Moderation are the server's messages to the community's moderators, and the member's notification. Others may see the
 * screen, so the notification contains no details.
 */
export const moderation = {
  bellTitle: "Community",
  bellText: "There is something new for you in the community.",
  administratorsOnly: "This is for administrators only.",
  caseNotFound: "This case is not there any more.",
  taken: "Somebody else is looking at this right now.",
  decided: "This has been decided already.",
  claimFirst: "Please take the case first. A case that was taken is free again after 30 minutes.",
  wordsChanged: "The words, or what was said about them, have changed since you read them. Please read them again.",
  chooseOutcome: "Please choose what becomes of it",
  suspendDays: "Please choose between 0 and 30 days",
  noteTooLong: "The note cannot exceed 2000 characters",
  noteControls: "The note holds characters that cannot be kept. Please type it again.",
  ownWords: "You wrote this yourself. You can change it or take it back.",
  appealOnce: "You have already asked for another look. What was decided then stands.",
  nothingToAppeal: "There is no decision that you could ask another look at.",
  notACase: "This is not the id of a case",
  notAnEntry: "This is not the id of an entry",
  notANotice: "This is not the id of a notice",
  addressTaken: "There is already an administrator with this address. Nothing was changed, the password neither.",
  addressOfCoach: "This address belongs to a coach. Please give another one for the administrator.",
  noAdministrator: "There is no administrator with this address. Nothing was changed.",
} as const;
