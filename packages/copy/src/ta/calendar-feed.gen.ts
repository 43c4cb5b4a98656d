export * from "../en/calendar-feed.gen";
