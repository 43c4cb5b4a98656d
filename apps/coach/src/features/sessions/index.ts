// What other features use of the sessions: reading them, saying when and with whom they are, and what can be done about one.
export { MarkMenu, outcomeLabel } from "./mark-menu";
export { ProposalStrip } from "./proposal-strip";
export { type CalendarSpan, type CoachSession, useCalendar, useUpcoming } from "./queries";
export { type Act, SessionActions } from "./session-actions";
export { useSessionDialogs } from "./session-dialogs";
export { SessionNote, SessionRow } from "./session-row";
export { clientTime, dayAndTime, dayName, isAhead, nameOf } from "./times";
export { useTransitions } from "./turns";
