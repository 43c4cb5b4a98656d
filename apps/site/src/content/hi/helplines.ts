import { helplines as english } from "@aangan/copy/crisis-lines";

const [call988, text988, call911, textHome, oldNumber] = english;

/** The numbers for a crisis in the words of the pages, 988 first. */
export const helplines = [
  { ...call988, label: "988 पर कॉल करें", detail: "Suicide & Crisis Lifeline, मुफ़्त, किसी भी समय" },
  { ...text988, label: "988 पर मैसेज करें (अंग्रेज़ी में)", detail: "Suicide & Crisis Lifeline, मैसेज से" },
  { ...call911, label: "911 पर कॉल करें", detail: "इमरजेंसी सेवाएँ, जब कोई अभी ख़तरे में हो" },
  { ...textHome, label: "741741 पर HOME मैसेज करें (अंग्रेज़ी में)", detail: "Crisis Text Line" },
  { ...oldNumber, label: "1-800-273-8255", detail: "National Suicide Prevention Lifeline, इससे भी 988 पर बात होती है" },
] as const;
