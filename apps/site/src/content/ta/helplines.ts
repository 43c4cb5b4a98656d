import { helplines as english } from "@aangan/copy/crisis-lines";

const [call988, text988, call911, textHome, oldNumber] = english;

/** The numbers for a crisis in the words of the pages, 988 first. */
export const helplines = [
  { ...call988, label: "988-ஐ அழையுங்கள்", detail: "Suicide & Crisis Lifeline, இலவசம், எந்த நேரமும்" },
  { ...text988, label: "988-க்கு மெசேஜ் (ஆங்கிலத்தில்)", detail: "Suicide & Crisis Lifeline, மெசேஜில்" },
  { ...call911, label: "911-ஐ அழையுங்கள்", detail: "அவசர சேவைகள், யாராவது இப்போதே ஆபத்தில் இருந்தால்" },
  { ...textHome, label: "741741-க்கு HOME என்று மெசேஜ் (ஆங்கிலத்தில்)", detail: "Crisis Text Line" },
  { ...oldNumber, label: "1-800-273-8255", detail: "National Suicide Prevention Lifeline, இதுவும் 988-க்கே செல்லும்" },
] as const;
