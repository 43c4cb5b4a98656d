// Generated from messages/*/disclaimers.json by `make gen`. Change that file.

/** @file Disclaimers state the limits of the service. Short is for the sidebar and forms, Full for wider areas. */

export const short = "Aangan gives emotional wellness coaching, not clinical therapy or medical advice." as string;
export const full = "Aangan gives emotional wellness coaching, not clinical therapy or medical advice. Our coaches are certified in India and are not licensed U.S. healthcare providers. Coaching does not replace medical or mental-health treatment." as string;
export const coaching = "This is emotional wellness coaching, not clinical therapy or medical advice." as string;
export const coaches = "Our coaches are certified in India and are not licensed U.S. healthcare providers." as string;
