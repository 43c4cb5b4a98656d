// Generated from messages/*/guidelines.json by `make gen`. Change that file.

/** @file The rules that members accept before they write in the community. If the rules change, raise GuidelinesVersion in Go, so that every member accepts them again. HouseRules is the short form for the card next to the list. Statements about visibility must match the program. */

export const title = "Community guidelines";
export const intro = "A courtyard works because the people in it agree on a few things. Please read them once, slowly. You accept them before you first write.";
export const houseRulesTitle = "House rules";
export const houseRules = [
  "Speak from your own life.",
  "No names, no advice nobody asked for.",
  "Nobody is shamed for faith, caste, colour, body, papers or love.",
  "See something wrong? Flag it. A person looks.",
  "What is said in the aangan stays here.",
] as const;
export const sections = [
  {
    id: "what-this-place-is",
    heading: "What this place is",
    text: [
      "A place to say the thing you cannot say at home, at work or in the family group, to people who mostly know what you mean without the footnotes. South Asian adults living in the U.S., of every faith and of none, from families that would never sit at one table.",
      "It is company. It is not therapy, not medical or legal advice, and not a place where anybody is on duty. A thread can be quiet for a day. If you need an answer tonight, the help below is faster than we are.",
    ],
    points: [],
  },
  {
    id: "how-we-speak",
    heading: "How we speak here",
    text: [
      "Like people who have to see each other again tomorrow.",
    ],
    points: [
      "Say “I” more than “you”. “When my father did that, I went quiet for a month” helps. “You should just tell him” seldom does.",
      "Ask before you advise: “Do you want ideas, or company?”",
      "Any language, any mixture. Hindi, Tamil, Urdu, Bangla, Hinglish with the spelling you use for your cousins.",
      "Somebody else's God, husband, weight, accent and salary are theirs.",
      "Disagree with what was said, and leave alone who said it. Do not guess who somebody is.",
      "Change names and places when you tell a story: “a city in Texas”, “my older cousin”. It protects them, and it protects you.",
    ],
  },
  {
    id: "what-is-not-allowed",
    heading: "What is not allowed",
    text: [],
    points: [
      "Naming a private person, or telling so much that they could be found. That goes for yourself too: no phone numbers, addresses, handles or photographs of papers.",
      "Insults, threats, mockery, following somebody from thread to thread.",
      "Hatred of a faith, a caste, a skin colour, a country, a gender, a body, a disability, or of whom somebody loves. Also when it is meant as a joke, also in a language that you hope the moderators cannot read.",
      "Harmful advice: stopping or starting a medicine, doses, diets that punish, ways around the law, “just put up with it” to somebody who is being hit.",
      "Ways of hurting oneself or others, or encouragement to. Saying that you feel like it is allowed; the next part is about that.",
      "Selling, recruiting, fundraising, surveys, matchmaking, and messages meant to take somebody to another place.",
      "Anything sexual about somebody under 18, and anything that the law forbids. It is removed at once.",
      "Threatening to tell on anybody's papers, pregnancy, partner or faith.",
    ],
  },
  {
    id: "in-a-crisis",
    heading: "In a crisis",
    text: [
      "If you might hurt yourself, or cannot keep yourself safe: in the U.S. call or text 988, free, at any hour. In danger now: 911. Or text HOME to 741741. You need no insurance and no particular passport, and you do not have to give your name.",
      "You may say here that it is that bad. A program reads every post and comment for such words, in several languages. What you wrote appears as you wrote it; only a link from a new account waits for a look first. You see the numbers on top of it, and a moderator is asked to look at it. Nobody may look for hours, so please do not wait for us. We do not know where you are and cannot send anybody.",
      "If somebody else writes it: tell them that you are glad they said it, tell them about 988, and flag the post so that it is looked at. You do not have to carry it alone either.",
    ],
    points: [],
  },
  {
    id: "who-sees-what",
    heading: "Who can see what",
    text: [
      "You carry a name such as Marigold or Banyan. It is drawn for each thread, so you have another one in the next, and nobody can follow you from one to the other by it. In one thread you keep your name, so that people can answer you.",
    ],
    points: [
      "Other members see your words, the name you carry in that thread, whether you opened the thread, the day on which your words appeared, later only the month, and that you edited. Your words appear to others at a random moment: within 30 minutes in the first thread you write in on a day, and within two days in any other, so that no one can tell by the time that both are yours. Moderators see marked words at once. They see how many people reacted and not who. They never learn who flagged what.",
      "Coaches see nothing of the community, your own coach included, unless they also have the role of administrator.",
      "Moderators are administrators. They see what was flagged, held back, or marked by the program that looks for a crisis: the words, the name in that thread, the category, the title of the post and, for a comment, the post it stands under; the reasons, notes and times of the flags and an appeal if there is one; what was decided about it before. Until it is decided they also see how its author stood when the case was opened: never warned or suspended, once, or more often, and whether the account was new. That can narrow it down. It names nobody. They do not see who wrote it, who flagged it, or what else either of them wrote.",
      "The database does tie your words to your account. Otherwise you could not edit or delete them, and nobody could be held to these rules. No screen of coaches, moderators or administrators shows that tie. People who keep the servers running could technically reach what is stored there and may do so only to keep them running. We hand over what a law obliges us to, and nothing else.",
      "Nothing of this goes to your email. The bell says only that there is something new in the community, and names no thread.",
      "What no program can prevent: somebody may recognise a story, or keep a picture of the screen. Write what you could bear to have guessed.",
    ],
  },
  {
    id: "after-a-flag",
    heading: "What happens after a flag",
    text: [
      "Flag a post or a comment, say why, and add a line if it helps. A person looks at it, unless its author takes it back first. Whoever wrote it is not told that it was you.",
      "When 3 different members have flagged the same thing, it is hidden until somebody has looked. If a moderator keeps it, a new flag still brings it back to them. It is hidden again only when 3 members flag it who had not done so before.",
    ],
    points: [
      "The moderator keeps it, hides it, or removes it for good. They can also warn its author, stop them from posting for 1 to 30 days, or send them the numbers for a crisis.",
      "Those who flagged are told what became of it, as long as the thread stands. Its author is told when it was or is out of sight, and when they are warned, stopped from posting, or sent the numbers. When it was never out of sight and stays, that is no news to them. Nobody hears who the other one is.",
      "Whoever may not post for a while can still read, flag, and delete what is theirs.",
      "Flags from accounts younger than 7 days, or without a confirmed email, reach the moderators but do not hide anything.",
      "Accounts younger than 7 days can write a little less in an hour, and a post or comment of theirs with a link waits until somebody has looked.",
      "Every decision is written down in a log that can only be added to: with the moderator's name, without the member's.",
    ],
  },
  {
    id: "appeal",
    heading: "If you think we got it wrong",
    text: [
      "We will, sometimes. When a moderator has hidden or removed something of yours, you find it under Yours and can appeal once, in your own words. It goes back into the queue and is looked at again. What is decided then stays.",
    ],
    points: [],
  },
  {
    id: "leaving",
    heading: "Taking it back, and leaving",
    text: [
      "You can delete what you wrote at any time, under Yours also when its thread is out of your sight. You can edit it until it is removed, though not while you are stopped from posting. Deleting erases the words at once; if you delete or edit several things in the same minute, someone who watches closely may notice. When others have answered your post, their answers stay under a line that says you took it back.",
      "If you delete your account, your posts and comments stay as they are, each under the name it has in its thread, cut loose from you. Nothing on them changes, so nobody can tell by them that somebody has left. You can ask us to remove them too. Then each post, comment and reaction goes at its own random time within 7 days, so that no one can tell by it that they were from the same person. What you wrote in flags and appeals is erased either way.",
      "When these guidelines change in what they ask of you, you are asked again before you next write.",
    ],
    points: [],
  },
] as const;
