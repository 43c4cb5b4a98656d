// Generated from messages/*/coach-facts.json by `make gen`. Change that file.

/** @file What a coach's page says in the member app and on the site: the hours that overlap with the reader's day, the first session, and the credentials. */

export const hoursTitle = "When you're both awake" as string;
/** {days} is "Mon, Tue and Wed", {zone} the reader's zone, such as "PST". */
export const hoursLead = (v: { days: string | number; zone: string | number }) => `${v.days}, in your time (${v.zone}).`;
/** {hours} is a number such as 12.5. */
export const overlap = (v: { hours: string | number }) => `Overlap: ${v.hours} hours a week.`;
export const youAwake = "You, awake" as string;
export const coachOpen = (v: { firstName: string | number }) => `${v.firstName}, open`;
/** Below two bars of a day, in which the overlap is green. {times} is "7:00 AM to 9:30 AM and 5:30 PM to 7:30 PM". */
export const green = (v: { times: string | number }) => `Green times are open, at a reasonable hour: ${v.times}.`;
export const noOverlap = (v: { firstName: string | number }) => `${v.firstName} is open only between 10 PM and 7 AM your time.`;
export const noHours = (v: { firstName: string | number }) => `${v.firstName} has no open hours in the next two weeks.`;
export const hoursFailed = "We couldn't load the hours" as string;
export const firstSession = {
  title: "Your first session" as string,
  lead: (v: { minutes: string | number }) => `${v.minutes} minutes, by video, in Aangan.`,
  parts: [
    {
      when: "0 to 5" as string,
      title: "Hello, and the ground rules" as string,
      text: "What coaching is, what it isn't, what stays private." as string,
    },
    {
      when: "5 to 25" as string,
      title: "One thing from this week" as string,
      text: "Not your life story. The moment that brought you here." as string,
    },
    {
      when: "25 to 30" as string,
      title: "One thing to try" as string,
      text: "And whether you two fit. If not, we help you switch." as string,
    },
  ],
} as const;
export const checkedTitle = "Checked by us" as string;
export const checkedText = "We saw each document ourselves. Coaches aren't licensed US healthcare providers." as string;
