// Generated from messages/*/admin-health.json by `make gen`. Change that file.

/** @file The texts of the page that shows administrators whether emails and tasks are processed. */

export const name = "Health";
export const title = "Health";
export const lead = "Whether the house does its work: letters, tasks and the database.";
export const waiting = "given up";
export const failed = "Nothing could be found out about the house";
export const asOf = (v: { time: string | number }) => `As of ${v.time}`;
export const glanceTitle = "At one look";
export const database = "Database";
export const databaseFine = "Answers";
export const answered = (v: { count: string | number }) => `in ${v.count} ms`;
export const schema = "Migrations";
export const schemaFine = "Up to date";
export const schemaBehind = "Not those of this version";
export const schemaBehindText = "Run the migrations, or put the version back that they belong to.";
export const workers = "Workers";
export const workersFine = "At work";
export const workersNone = "Nobody works";
export const workersSince = (v: { ago: string | number }) => `The leader took over ${v.ago}`;
export const workersNoneText = "No letter goes out, and nothing is tidied up. Start a worker.";
export const queue = "Queue";
export const queueFine = "Nothing is late";
export const queueLate = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute late` : `${v.count} minutes late`}`;
export const queueLateText = "Jobs wait longer than they should.";
export const mail = "Letters";
export const mailFine = "None was given up";
export const mailFailed = (v: { count: number }) => `${v.count === 1 ? `${v.count} was given up` : `${v.count} were given up`}`;
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
export const givenUpTitle = "Given up";
export const givenUpText = "What failed again and again over two days, or cannot succeed. It is kept for 14 days. What the error said stands in the log of the process, under the number of the job.";
export const nothingGivenUp = "Nothing was given up";
export const nothingGivenUpText = "A letter or a task that fails for two days stands here.";
export const givenUpLabel = "Jobs that were given up";
export const failedAgo = (v: { ago: string | number }) => `Failed ${v.ago}`;
export const number = (v: { id: string | number }) => `Job ${v.id}`;
export const attempts = (v: { count: number }) => `${v.count === 1 ? `Tried once` : `Tried ${v.count} times`}`;
export const retry = "Try again";
export const retrying = "Putting it in line";
export const retryFailed = "It could not be tried again";
export const retried = {
  title: "Back in line",
  text: "It is tried once more. If it fails, it comes back here.",
} as const;
export const discard = "Delete";
export const discarding = "Deleting";
export const discardTitle = "Delete this job?";
export const discardText = "It is not tried any more, and a letter that it was about is not sent.";
export const discardBack = "Go back";
export const discarded = "Deleted";
export const kindsTitle = "Every kind of job";
export const kindsText = "Done ones are kept for three days.";
export const kind = "Kind";
export const kindWaiting = "Waiting";
export const kindLater = "For later";
export const kindRunning = "Running";
export const kindRetrying = "Failing";
export const kindGivenUp = "Given up";
export const kindLastDone = "Last done";
export const quietKinds = (v: { count: number }) => `${v.count === 1 ? `${v.count} kind had nothing to do in three days` : `${v.count} kinds had nothing to do in three days`}`;
export const periodicTitle = "Again and again";
export const periodicText = "What is done by the clock, by one of the workers.";
export const periodic = "What";
export const every = "Every";
export const lastDone = "Last done";
export const state = "State";
export const everyMinutes = (v: { count: number }) => `${v.count === 1 ? `${v.count} minute` : `${v.count} minutes`}`;
export const everyHours = (v: { count: number }) => `${v.count === 1 ? `${v.count} hour` : `${v.count} hours`}`;
export const notToday = "not in three days";
export const fine = "Fine";
export const failing = "Failing";
export const overdue = "Overdue";
export const letter = "Letter";
export const task = "Task";
export const classes = [
  {
    code: "broke_down",
    label: "A mistake in the program",
  },
  {
    code: "mail_refused",
    label: "The mail server refused it",
  },
  {
    code: "mail_unreachable",
    label: "The mail server could not be used",
  },
  {
    code: "database",
    label: "The database refused it",
  },
  {
    code: "took_too_long",
    label: "It took too long",
  },
  {
    code: "unwritten",
    label: "The letter could not be written",
  },
  {
    code: "other",
    label: "Something else",
  },
] as const;
export const actRetry = (v: { name: string | number }) => `${v.name} had a job tried again`;
export const actDiscard = (v: { name: string | number }) => `${v.name} deleted a job`;
export const readersTitle = "Crisis detector and language model";
export const readersText = (v: { days: string | number }) => `Results of the last ${v.days} days, without texts or members. Failures never stop a message: built-in texts answer instead.`;
export const readersNone = "The detector had no failures. No language model was used.";
export const readerTask = "What";
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
