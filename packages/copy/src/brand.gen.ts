// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Brand holds the names of the product, its partner and its companions. */
export const brand = {
  name: "Aangan",
  meaning: "Aangan is the courtyard of a home, where people sit and talk.",
  poweredBy: "Powered by Manomaya Wellness",
  partner: "Manomaya Wellness",
  coachPortal: "Aangan for coaches",
  titleTemplate: "{page} · Aangan",
  sharedTitle: "Aangan",
  companions: {
    tara: "Tara",
    buddy: "Buddy",
    arjun: "Arjun",
  },
} as const;

/** Disclaimers state the limits of the service. Short is for the sidebar and forms, Full for wider areas. */
export const disclaimers = {
  short: "Aangan gives emotional wellness coaching, not clinical therapy or medical advice.",
  full: "Aangan gives emotional wellness coaching, not clinical therapy or medical advice. Our coaches are certified in India and are not licensed U.S. healthcare providers. Coaching does not replace medical or mental-health treatment.",
  coaching: "This is emotional wellness coaching, not clinical therapy or medical advice.",
  coaches: "Our coaches are certified in India and are not licensed U.S. healthcare providers.",
  notReplacement: "Coaching does not replace medical or mental-health treatment.",
} as const;
