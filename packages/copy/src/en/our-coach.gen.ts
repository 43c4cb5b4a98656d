// Generated from messages/*/our-coach.json by `make gen`. Change that file.

/** @file The public page of one coach. The site's script fills it in. */

export const title = "Meet a Coach" as string;
export const description = "One of our wellness coaches in India: their story, their languages, what was checked, and when you're both awake." as string;
/** Until the coach's name has loaded. */
export const heading = "Meet a coach" as string;
export const loading = "Loading the coach" as string;
export const failedTitle = "We couldn't load this coach" as string;
export const failedText = "Your connection may have dropped, or our server may be busy. Please try again." as string;
export const goneTitle = "We couldn't find this coach" as string;
export const goneText = "The link may be incomplete, or this coach isn't taking new clients right now." as string;
export const seeAll = "See our coaches" as string;
export const noScript = "This page needs JavaScript, which is off in your browser." as string;
/** Above the name. */
export const place = (v: { title: string | number; city: string | number }) => `${v.title}, ${v.city}`;
export const start = (v: { firstName: string | number }) => `Start with ${v.firstName}`;
/** {time} is "Mon, Nov 30, 5:30 PM PST". */
export const next = (v: { time: string | number }) => `First open time for you: ${v.time}`;
export const noNext = "No open time in your day in the next two weeks." as string;
export const helpsTitle = "Works with" as string;
export const speaks = (v: { languages: string | number }) => `Speaks ${v.languages}`;
export const credential = "Credential" as string;
export const issuedBy = "Issued by" as string;
export const checked = "Checked" as string;
