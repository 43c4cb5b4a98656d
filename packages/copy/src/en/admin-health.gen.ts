// Generated from messages/*/admin-health.json by `make gen`. Change that file.

/** @file The texts of the page that shows administrators whether emails and tasks are processed. */

export const name = "Health" as string;
export const title = "Health" as string;
export const lead = "System health: email, jobs, and the database." as string;
/** Follows a number on a tab, for screen readers only: "3 failed". */
export const waiting = "failed" as string;
export const failed = "Failed to load system health" as string;
export const asOf = (v: { time: string | number }) => `As of ${v.time}`;
export const glanceTitle = "At a glance" as string;
export const database = "Database" as string;
export const databaseFine = "OK" as string;
export const answered = (v: { count: string | number }) => `in ${v.count} ms`;
export const schema = "Migrations" as string;
export const schemaFine = "Up to date" as string;
export const schemaBehind = "Don't match this version" as string;
export const schemaBehindText = "Run the migrations, or go back to the version they belong to." as string;
export const workers = "Workers" as string;
export const workersFine = "Running" as string;
export const workersNone = "None running" as string;
export const workersSince = (v: { ago: string | number }) => `The leader took over ${v.ago}`;
export const workersNoneText = "No email goes out, and no cleanup runs. Start a worker." as string;
export const queue = "Queue" as string;
export const queueFine = "On time" as string;
export const queueLate = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute late` : `${v.count} minutes late`}`;
export const queueLateText = "Jobs are waiting longer than they should." as string;
export const mail = "Email" as string;
export const mailFine = "No failures" as string;
export const mailFailed = (v: { count: number }) => `${v.count === 1 ? `${v.count} failed` : `${v.count} failed`}`;
export const mailFailing = (v: { count: number }) => `${v.count === 1 ? `${v.count} email can't be sent` : `${v.count} emails can't be sent`}`;
export const mailFailingText = (v: { ago: string | number }) => `It began ${v.ago}. We keep trying for two days, and send them once the mail server works.`;
export const fileStore = "File store" as string;
export const payments = "Payments" as string;
export const serviceFine = "OK" as string;
export const serviceFailing = "Failing" as string;
export const fileStoreText = (v: { ago: string | number; last: string | number }) => `It began ${v.ago}; the last failure was ${v.last}. Messages without files work. The log has the reason.`;
export const paymentsText = (v: { ago: string | number; last: string | number }) => `It began ${v.ago}; the last failure was ${v.last}. Members can't subscribe or change plans. The log has the reason.`;
export const notices = "Payment notices" as string;
export const noticesFine = "None is waiting" as string;
export const noticesWaiting = (v: { count: number }) => `${v.count === 1 ? `${v.count} is waiting` : `${v.count} are waiting`}`;
export const noticesText = (v: { ago: string | number }) => `The oldest came ${v.ago}. They're applied once payments work.`;
export const givenUpTitle = "Failed jobs" as string;
export const givenUpText = "Jobs that kept failing for two days, or can't succeed. We keep them for 14 days. The process log has the error, under the job number." as string;
export const nothingGivenUp = "No failed jobs" as string;
export const nothingGivenUpText = "An email or task that fails for two days shows up here." as string;
export const givenUpLabel = "Failed jobs" as string;
export const failedAgo = (v: { ago: string | number }) => `Failed ${v.ago}`;
export const number = (v: { id: string | number }) => `Job ${v.id}`;
export const attempts = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const retry = "Try again" as string;
export const retrying = "Adding to the queue..." as string;
export const retryFailed = "The job wasn't retried" as string;
export const retried = {
  title: "Back in the queue" as string,
  text: "We'll try it again. If it fails, it comes back here." as string,
} as const;
export const discard = "Delete" as string;
export const discarding = "Deleting" as string;
export const discardTitle = "Delete this job?" as string;
export const discardText = "We won't try it again. If it's an email, it won't be sent." as string;
export const discardBack = "Go back" as string;
export const discarded = "Deleted" as string;
export const kindsTitle = "All kinds of jobs" as string;
export const kindsText = "Finished jobs are kept for three days." as string;
export const kind = "Kind" as string;
export const kindWaiting = "Waiting" as string;
export const kindLater = "For later" as string;
export const kindRunning = "Running" as string;
export const kindRetrying = "Retrying" as string;
export const kindGivenUp = "Failed" as string;
export const kindLastDone = "Last finished" as string;
export const quietKinds = (v: { count: number }) => `${v.count === 1 ? `${v.count} kind had nothing to do in three days` : `${v.count} kinds had nothing to do in three days`}`;
export const periodicTitle = "Scheduled jobs" as string;
export const periodicText = "Jobs that run on a schedule, on one of the workers." as string;
export const periodic = "Job" as string;
export const every = "Every" as string;
export const lastDone = "Last finished" as string;
export const state = "Status" as string;
export const everyMinutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const everyHours = (v: { count: number }) => `${v.count === 1 ? `${v.count} hour` : `${v.count} hours`}`;
export const notToday = "not in three days" as string;
export const fine = "OK" as string;
export const failing = "Failing" as string;
export const overdue = "Overdue" as string;
export const letter = "Email" as string;
export const task = "Task" as string;
export const classes = [
  {
    code: "broke_down",
    label: "A bug in the program" as string,
  },
  {
    code: "mail_refused",
    label: "The mail server rejected it" as string,
  },
  {
    code: "mail_unreachable",
    label: "The mail server wasn't available" as string,
  },
  {
    code: "database",
    label: "The database rejected it" as string,
  },
  {
    code: "took_too_long",
    label: "It took too long" as string,
  },
  {
    code: "unwritten",
    label: "The email couldn't be written" as string,
  },
  {
    code: "other",
    label: "Something else" as string,
  },
] as const;
export const actRetry = (v: { name: string | number }) => `${v.name} retried a job`;
export const actDiscard = (v: { name: string | number }) => `${v.name} deleted a job`;
export const readersTitle = "Crisis detector and language model" as string;
export const readersText = (v: { days: string | number }) => `Results of the last ${v.days} days, without texts or members. Failures never stop a message: built-in texts answer instead.`;
export const readersNone = "The detector had no failures. No language model was used." as string;
export const readerTask = "Task" as string;
export const readerTasks = [
  {
    code: "reply",
    label: "Companion replies" as string,
  },
  {
    code: "second_reader",
    label: "Second reader" as string,
  },
  {
    code: "detector",
    label: "Crisis detector" as string,
  },
] as const;
export const readerResults = [
  {
    code: "used",
    label: "OK" as string,
  },
  {
    code: "raised",
    label: "Saw a risk" as string,
  },
  {
    code: "unfit",
    label: "Rejected by our rules" as string,
  },
  {
    code: "unreadable",
    label: "Unreadable" as string,
  },
  {
    code: "failed",
    label: "Failed" as string,
  },
  {
    code: "over_budget",
    label: "Over a member's daily limit" as string,
  },
] as const;
export const detector = "Crisis detector" as string;
export const detectorFine = "Works" as string;
export const detectorFailed = (v: { count: number }) => `${v.count === 1 ? `${v.count} failure` : `${v.count} failures`}`;
export const detectorFailedText = "Only the phrase lists checked these texts. The log has the time." as string;
export const model = "Language model" as string;
export const modelFine = "Works" as string;
export const modelUnused = "Not used" as string;
export const modelFailed = (v: { failed: string | number; count: string | number }) => `${v.failed} of ${v.count} calls failed`;
export const modelFailedText = "The reasons are in the log." as string;
