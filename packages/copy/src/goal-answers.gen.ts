// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/**
 * GoalAnswers are the server's messages about goals, which pages show unchanged, and the member's notifications about
 * them.
 */
export const goalAnswers = {
  titleTooShort: "Please write at least 3 characters",
  titleTooLong: "Please keep it to 120 characters",
  detailTooLong: "Please keep this to 1000 characters",
  detailControls: "This holds characters that cannot be kept. Please type it again.",
  tooManyOpen: "You two have 20 goals open. Close one before you add another.",
  tooMany: "You two have written down 200 goals, which is all there is room for.",
  notFound: "This goal is not there any more.",
  earlier: "This was with a coach you had before. You can read it, but it stays as it is.",
  noCoach: "Choose a coach first. A goal is something two people agree on.",
  changed: "This goal has changed in the meantime. Please read it again first.",
  notAgreed: "You can reach a goal once both of you have agreed to it.",
  alreadyClosed: "This goal is closed. Open it again first.",
  stateUnknown: "A goal is reached or let go",
  cannotTakeBack: "Both of you agreed to this once, so it can be let go but not taken back.",
  bellTitle: "You and your coach",
  bellAsked: "Your coach asks whether you agree to something.",
  bellChanged: "Something changed in what you two agreed on.",
} as const;
