// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Careers holds the texts of the page with the open positions. */
export const careers = {
  title: "Careers",
  description: "Open positions at Aangan: coaching, writing, engineering and operations. Remote, in the U.S.",
  heading: "Work with us",
  missionTitle: "Why we do this",
  mission: [
    "Whoever leaves home takes the house along: the calls at odd hours, the questions at every wedding, the things that nobody says. We make a place where people can sit down with someone who already knows that house.",
    "Aangan is emotional wellness coaching for South Asian adults in the U.S. We are building it now, with the people who use it first.",
  ],
  valuesTitle: "How we work",
  values: [
    {
      title: "Listen before you build",
      text: "We ask, and then we are quiet for a while. What a member tells us weighs more than what we would have liked to make.",
    },
    {
      title: "Say it plainly",
      text: "A program is called a program, coaching is called coaching, a price is a price. If it takes a long sentence, we have not understood it yet.",
    },
    {
      title: "Keep what is private private",
      text: "Many members live with family who must not know. We collect little, look at less, and build as if the member were a cousin of ours.",
    },
  ],
  jobsTitle: "Open positions",
  jobsText: "All of them are remote, for people who live in the U.S.",
  departmentLabel: "Department",
  locationLabel: "Location",
  typeLabel: "Type",
  requirementsTitle: "What you bring",
  applyNow: "Apply Now",
  generalTitle: "None of these is you?",
  generalText: "Tell us what you are good at and what you would do here. We read it with the same care.",
  generalApplication: "Submit General Application",
} as const;

/** Jobs are the open positions, in the order of the page. */
export const jobs = [
  {
    code: "wellness-coach",
    title: "Wellness Coach",
    department: "Coaching",
    location: "Remote (US-based)",
    type: "Part-time",
    description: [
      "You sit with people who moved far and still hear home in every decision. You meet each client by video, 30 minutes at a time, and answer what they write in between, typically within 24 hours.",
      "You coach. You do not diagnose, treat or prescribe, and when somebody needs a therapist, a doctor or a crisis line, you say so and show them the way. Clients see you by name and stay with you, so we look for people who want to stay too.",
    ],
    requirements: [
      "Certified in India as a wellness coach",
      "Experience of coaching people one to one, about family, work or living between two countries",
      "English, and at least one South Asian language the way it is spoken at home",
      "A clear sense of where coaching ends and treatment begins",
      "Calm when somebody writes that they may come to harm, and ready to follow our steps for it",
      "A quiet room where nobody overhears, and some free evenings",
    ],
  },
  {
    code: "content-writer",
    title: "Content Writer",
    department: "Content",
    location: "Remote (US-based)",
    type: "Contract",
    description: [
      "You write what people read on a phone at night: articles about family, visas, work and being far away, short practices for a bad evening, and the small sentences on our buttons.",
      "You read what coaches know and turn it into something a tired person can use. You say where a claim comes from, or leave it out. You can write about a mother who means well without making her the villain or the joke.",
    ],
    requirements: [
      "Three published pieces that we can read",
      "Plain, warm English, with an ear for the Hindi, Tamil or Urdu that slips into it",
      "Knowledge of South Asian family life in the U.S., from your own or from long listening",
      "Care with hard subjects: grief, distress, self-harm",
      "Facts checked, sources named, deadlines kept",
    ],
  },
  {
    code: "frontend-developer",
    title: "Frontend Developer",
    department: "Engineering",
    location: "Remote (US-based)",
    type: "Full-time",
    description: [
      "You build the pages that people open at a hard moment, mostly on a phone, often on a bad network. They have to be there at once, work by keyboard and screen reader, and say nothing private to whoever looks over a shoulder.",
      "You work in TypeScript and React on a kit of our own, close to whoever wrote the server. You care about a kilobyte, a focus ring and the sentence in an error. What you build, you test in a real browser.",
    ],
    requirements: [
      "Strong TypeScript, React, HTML and CSS, and a feeling for when none of the first two is needed",
      "Accessibility as a habit: WCAG 2.2 AA, tried with a keyboard and a screen reader",
      "Pages measured and made light for slow phones",
      "Tests that fail when the thing they test is broken",
      "Able to explain a decision in a few plain sentences",
    ],
  },
  {
    code: "operations-manager",
    title: "Operations Manager",
    department: "Operations",
    location: "Remote (US-based)",
    type: "Full-time",
    description: [
      "You keep the house running between two time zones. You help coaches join and check their papers, see to it that every member hears back, and notice what goes wrong twice.",
      "You are the one who answers when somebody asks about a bill, wants their data deleted or could not reach their coach. You write down how things are done, so that the next person need not ask.",
    ],
    requirements: [
      "Experience of running day-to-day work in a service where people wait for an answer",
      "Clear, kind writing to members and to coaches",
      "Comfortable working with colleagues in India and the U.S., at hours that suit both",
      "Discretion: you will see things that are nobody else's business",
      "Order in papers, figures and follow-ups",
    ],
  },
] as const;

/** JobChoices are the options of the application form: every open position, and a general application. */
export const jobChoices = [
  {
    code: "wellness-coach",
    label: "Wellness Coach",
  },
  {
    code: "content-writer",
    label: "Content Writer",
  },
  {
    code: "frontend-developer",
    label: "Frontend Developer",
  },
  {
    code: "operations-manager",
    label: "Operations Manager",
  },
  {
    code: "general",
    label: "General application",
  },
] as const;

/** Application holds the texts of the application form, which Apply Now and Submit General Application open. */
export const application = {
  title: "Apply: {job}",
  description: "Apply as {job} at Aangan, remote in the U.S. A few lines are enough to begin: no cover letter, no account.",
  generalTitle: "General application",
  generalDescription: "No open position is yours, and you would like to work with Aangan all the same? Tell us what you would do here.",
  text: "A few lines are enough to begin. No cover letter, and no account to make.",
  generalText: "For when no position on the list is yours. Tell us what you would do here.",
  name: "Name",
  email: "Email",
  location: "Where you live",
  link: "Link",
  note: "About you",
  locationHint: "City and state, if you like.",
  linkHint: "A CV, a portfolio or a profile that we can open. It begins with https://",
  noteHint: "What you have done that is close to this, and why you would like to do it here.",
  privacy: "We use what you write here only to decide about working together and to answer you. Only our team reads it.",
  submit: "Send Application",
  sending: "Sending...",
  missing: {
    title: "Missing Information",
    text: "Please fill in all required fields.",
  },
  sent: {
    title: "Application Sent",
    text: "Thank you for applying. We'll get back to you soon.",
  },
  doneTitle: "Thank You!",
  doneText: "Your application has been received",
  backToCareers: "Back to Careers",
  errorTitle: "Error",
  sendFailed: "Failed to send application",
  unexpected: "Something went wrong. Please try again.",
  allPositions: "All open positions",
  deletion: "To have your application deleted, write to us on the contact page from the same address.",
} as const;
