// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Jobs are the open positions, in the order of the page. */
export const jobs = [
  {
    code: "wellness-coach",
    title: "Wellness Coach" as string,
    department: "Coaching" as string,
    location: "Remote (US-based)" as string,
    type: "Part-time" as string,
    description: [
      "You coach people who moved far away and still hear home in every decision. You meet each client by video, 30 minutes at a time. In between, you answer their messages, typically within 24 hours." as string,
      "You coach. You don't diagnose, treat, or prescribe. When someone needs a therapist, a doctor, or a crisis line, you say so and help them get there. Clients know you by name and stay with you, so we're looking for people who want to stay too." as string,
    ],
    requirements: [
      "Certified in India as a wellness coach" as string,
      "Experience coaching people one on one about family, work, or living between two countries" as string,
      "English, and at least one South Asian language the way it's spoken at home" as string,
      "A clear sense of where coaching ends and treatment begins" as string,
      "Calm when someone writes that they may come to harm, and ready to follow our steps for it" as string,
      "A quiet room where no one can overhear you, and some free evenings" as string,
    ],
  },
  {
    code: "content-writer",
    title: "Content Writer" as string,
    department: "Content" as string,
    location: "Remote (US-based)" as string,
    type: "Contract" as string,
    description: [
      "You write what people read on their phones at night: articles about family, visas, work, and being far away, short practices for a bad evening, and the few words on our buttons." as string,
      "You take what coaches know and turn it into something a tired person can use. You say where a claim comes from, or leave it out. You can write about a mother who means well without making her the villain or the joke." as string,
    ],
    requirements: [
      "Three published articles we can read" as string,
      "Plain, warm English, with an ear for the Hindi, Tamil, or Urdu that slips into it" as string,
      "Knowledge of South Asian family life in the U.S., from your own life or from years of listening" as string,
      "Care with hard subjects: grief, distress, self-harm" as string,
      "Facts checked, sources named, deadlines kept" as string,
    ],
  },
  {
    code: "frontend-developer",
    title: "Frontend Developer" as string,
    department: "Engineering" as string,
    location: "Remote (US-based)" as string,
    type: "Full-time" as string,
    description: [
      "You build the pages people open at a hard moment, mostly on a phone, often on a bad network. They have to load right away, work with a keyboard and a screen reader, and show nothing private to someone looking over a shoulder." as string,
      "You work in TypeScript and React with our own UI kit, and closely with the people who write the server. You care about a kilobyte, a focus ring, and the wording of an error. You test what you build in a real browser." as string,
    ],
    requirements: [
      "Strong TypeScript, React, HTML, and CSS, and a sense of when you don't need the first two" as string,
      "Accessibility as a habit: WCAG 2.2 AA, tested with a keyboard and a screen reader" as string,
      "Experience measuring pages and making them light for slow phones" as string,
      "Tests that fail when the thing they test is broken" as string,
      "Able to explain a decision in a few plain sentences" as string,
    ],
  },
  {
    code: "operations-manager",
    title: "Operations Manager" as string,
    department: "Operations" as string,
    location: "Remote (US-based)" as string,
    type: "Full-time" as string,
    description: [
      "You keep Aangan running across two time zones. You help coaches join and check their paperwork, make sure every member hears back, and notice what goes wrong twice." as string,
      "You answer when someone asks about a bill, wants their data deleted, or couldn't reach their coach. You write down how things are done, so the next person doesn't have to ask." as string,
    ],
    requirements: [
      "Experience running day-to-day operations in a service where people wait for an answer" as string,
      "Clear, kind writing to members and to coaches" as string,
      "Comfortable working with colleagues in India and the U.S., at hours that suit both" as string,
      "Discretion: you'll see things that are no one else's business" as string,
      "Organized with paperwork, numbers, and follow-ups" as string,
    ],
  },
] as const;
