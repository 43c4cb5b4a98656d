// Generated from messages/*/admin-health.json by `make gen`. Change that file.

/** @file The texts of the page that shows administrators whether emails and tasks are processed. */

export const name = "Health";
export const title = "Health";
export const lead = "System health: email, jobs, and the database.";
/** Follows a number on a tab, for screen readers only: "3 failed". */
export const waiting = "failed";
export const failed = "Failed to load system health";
export const asOf = (v: { time: string | number }) => `As of ${v.time}`;
export const glanceTitle = "At a glance";
export const database = "Database";
export const databaseFine = "OK";
export const answered = (v: { count: string | number }) => `in ${v.count} ms`;
export const schema = "Migrations";
export const schemaFine = "Up to date";
export const schemaBehind = "Don't match this version";
export const schemaBehindText = "Run the migrations, or go back to the version they belong to.";
export const workers = "Workers";
export const workersFine = "Running";
export const workersNone = "None running";
export const workersSince = (v: { ago: string | number }) => `The leader took over ${v.ago}`;
export const workersNoneText = "No email goes out, and no cleanup runs. Start a worker.";
export const queue = "Queue";
export const queueFine = "On time";
export const queueLate = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute late` : `${v.count} minutes late`}`;
export const queueLateText = "Jobs are waiting longer than they should.";
export const mail = "Email";
export const mailFine = "No failures";
export const mailFailed = (v: { count: number }) => `${v.count === 1 ? `${v.count} failed` : `${v.count} failed`}`;
export const mailFailing = (v: { count: number }) => `${v.count === 1 ? `${v.count} email can't be sent` : `${v.count} emails can't be sent`}`;
export const mailFailingText = (v: { ago: string | number }) => `It began ${v.ago}. We keep trying for two days, and send them once the mail server works.`;
export const fileStore = "File store";
export const payments = "Payments";
export const serviceFine = "OK";
export const serviceFailing = "Failing";
export const fileStoreText = (v: { ago: string | number; last: string | number }) => `It began ${v.ago}; the last failure was ${v.last}. Messages without files work. The log has the reason.`;
export const paymentsText = (v: { ago: string | number; last: string | number }) => `It began ${v.ago}; the last failure was ${v.last}. Members can't subscribe or change plans. The log has the reason.`;
export const notices = "Payment notices";
export const noticesFine = "None is waiting";
export const noticesWaiting = (v: { count: number }) => `${v.count === 1 ? `${v.count} is waiting` : `${v.count} are waiting`}`;
export const noticesText = (v: { ago: string | number }) => `The oldest came ${v.ago}. They're applied once payments work.`;
export const givenUpTitle = "Failed jobs";
export const givenUpText = "Jobs that kept failing for two days, or can't succeed. We keep them for 14 days. The process log has the error, under the job number.";
export const nothingGivenUp = "No failed jobs";
export const nothingGivenUpText = "An email or task that fails for two days shows up here.";
export const givenUpLabel = "Failed jobs";
export const failedAgo = (v: { ago: string | number }) => `Failed ${v.ago}`;
export const number = (v: { id: string | number }) => `Job ${v.id}`;
export const attempts = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const retry = "Try again";
export const retrying = "Adding to the queue...";
export const retryFailed = "The job wasn't retried";
export const retried = {
  title: "Back in the queue",
  text: "We'll try it again. If it fails, it comes back here.",
} as const;
export const discard = "Delete";
export const discarding = "Deleting";
export const discardTitle = "Delete this job?";
export const discardText = "We won't try it again. If it's an email, it won't be sent.";
export const discardBack = "Go back";
export const discarded = "Deleted";
export const kindsTitle = "All kinds of jobs";
export const kindsText = "Finished jobs are kept for three days.";
export const kind = "Kind";
export const kindWaiting = "Waiting";
export const kindLater = "For later";
export const kindRunning = "Running";
export const kindRetrying = "Retrying";
export const kindGivenUp = "Failed";
export const kindLastDone = "Last finished";
export const quietKinds = (v: { count: number }) => `${v.count === 1 ? `${v.count} kind had nothing to do in three days` : `${v.count} kinds had nothing to do in three days`}`;
export const periodicTitle = "Scheduled jobs";
export const periodicText = "Jobs that run on a schedule, on one of the workers.";
export const periodic = "Job";
export const every = "Every";
export const lastDone = "Last finished";
export const state = "Status";
export const everyMinutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const everyHours = (v: { count: number }) => `${v.count === 1 ? `${v.count} hour` : `${v.count} hours`}`;
export const notToday = "not in three days";
export const fine = "OK";
export const failing = "Failing";
export const overdue = "Overdue";
export const letter = "Email";
export const task = "Task";
export const classes = [
  {
    code: "broke_down",
    label: "A bug in the program",
  },
  {
    code: "mail_refused",
    label: "The mail server rejected it",
  },
  {
    code: "mail_unreachable",
    label: "The mail server wasn't available",
  },
  {
    code: "database",
    label: "The database rejected it",
  },
  {
    code: "took_too_long",
    label: "It took too long",
  },
  {
    code: "unwritten",
    label: "The email couldn't be written",
  },
  {
    code: "other",
    label: "Something else",
  },
] as const;
export const actRetry = (v: { name: string | number }) => `${v.name} retried a job`;
export const actDiscard = (v: { name: string | number }) => `${v.name} deleted a job`;
export const readersTitle = "Crisis detector and language model";
export const readersText = (v: { days: string | number }) => `Results of the last ${v.days} days, without texts or members. Failures never stop a message: built-in texts answer instead.`;
export const readersNone = "The detector had no failures. No language model was used.";
export const readerTask = "Task";
export const readerTasks = [
  {
    code: "reply",
    label: "Companion replies",
  },
  {
    code: "second_reader",
    label: "Second reader",
  },
  {
    code: "detector",
    label: "Crisis detector",
  },
] as const;
export const readerResults = [
  {
    code: "used",
    label: "OK",
  },
  {
    code: "raised",
    label: "Saw a risk",
  },
  {
    code: "unfit",
    label: "Rejected by our rules",
  },
  {
    code: "unreadable",
    label: "Unreadable",
  },
  {
    code: "failed",
    label: "Failed",
  },
  {
    code: "over_budget",
    label: "Over a member's daily limit",
  },
] as const;
export const detector = "Crisis detector";
export const detectorFine = "Works";
export const detectorFailed = (v: { count: number }) => `${v.count === 1 ? `${v.count} failure` : `${v.count} failures`}`;
export const detectorFailedText = "Only the phrase lists checked these texts. The log has the time.";
export const model = "Language model";
export const modelFine = "Works";
export const modelUnused = "Not used";
export const modelFailed = (v: { failed: string | number; count: string | number }) => `${v.failed} of ${v.count} calls failed`;
export const modelFailedText = "The reasons are in the log.";
