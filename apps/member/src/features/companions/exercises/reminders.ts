/** The hour and minute of a reminder in the evening. */
const evening = { hour: 19, minute: 30 };

/** The times at which a reminder is offered. */
export interface ReminderTimes {
  hour: Date;
  /** Null if it is within the next hour or over. */
  evening: Date | null;
  /** The same time tomorrow, on the half hour. */
  tomorrow: Date;
}

/** Returns the times at which a reminder is offered at a moment. */
export function reminderTimes(now: Date): ReminderTimes {
  const hour = new Date(now.getTime() + 60 * 60 * 1000);
  const tonight = new Date(now);
  tonight.setHours(evening.hour, evening.minute, 0, 0);
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setMinutes(tomorrow.getMinutes() < 30 ? 0 : 30, 0, 0);
  return { hour, evening: tonight > hour ? tonight : null, tomorrow };
}

/** Writes a time with its day, in a language: "Thursday, 7:30 PM". */
export function timeInWords(at: Date, language: string): string {
  return at.toLocaleString(language, { weekday: "long", hour: "numeric", minute: "2-digit" });
}
