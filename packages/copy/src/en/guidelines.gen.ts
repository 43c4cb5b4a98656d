// Generated from messages/*/guidelines.json by `make gen`. Change that file.

/** @file The rules that members accept before they write in the community. If the rules change, raise GuidelinesVersion in Go, so that every member accepts them again. HouseRules is the short form for the card next to the list. Statements about visibility must match the program. */

export const title = "Community guidelines" as string;
export const intro = "A courtyard works because the people in it agree on a few things. Please read them once, slowly. You agree to them before you first write." as string;
export const houseRulesTitle = "Ground rules" as string;
export const houseRules = [
  "Speak from your own life." as string,
  "No names, and no advice unless someone asks." as string,
  "No shaming anyone for their faith, caste, color, body, papers, or love." as string,
  "See something wrong? Report it. A moderator will review it." as string,
  "What's said in the aangan stays here." as string,
] as const;
export const sections = [
  {
    id: "what-this-place-is",
    heading: "What this place is" as string,
    text: [
      "A place to say what you can't say at home, at work, or in the family group, to people who mostly know what you mean without the footnotes. It's for South Asian adults living in the U.S., of every faith and of none, from families that would never sit at one table." as string,
      "It's company. It's not therapy, not medical or legal advice, and not a place where anyone is on duty. A thread can be quiet for a day. If you need an answer right away, the help below is faster than we are." as string,
    ],
    points: [],
  },
  {
    id: "how-we-speak",
    heading: "How we speak here" as string,
    text: [
      "Like people who have to see each other again tomorrow." as string,
    ],
    points: [
      "Say “I” more than “you”. “When my father did that, I went quiet for a month” helps. “You should just tell him” seldom does." as string,
      "Ask before you advise: “Do you want ideas, or company?”" as string,
      "Any language, any mix. Hindi, Tamil, Urdu, Bangla, Hinglish with the spelling you use for your cousins." as string,
      "Someone else's God, husband, weight, accent, and salary are their own business." as string,
      "Disagree with what was said, not with the person who said it. Don't guess who someone is." as string,
      "Change names and places when you tell a story: “a city in Texas”, “my older cousin”. It protects them, and it protects you." as string,
    ],
  },
  {
    id: "what-is-not-allowed",
    heading: "What's not allowed" as string,
    text: [],
    points: [
      "Naming a private person, or saying so much that they could be found. That includes you: no phone numbers, addresses, handles, or photos of documents." as string,
      "Insults, threats, mockery, or following someone from thread to thread." as string,
      "Hatred of a faith, a caste, a skin color, a country, a gender, a body, a disability, or of whom someone loves. This includes jokes, and languages you hope the moderators can't read." as string,
      "Harmful advice: stopping or starting a medicine, doses, diets that punish, ways around the law, “just put up with it” to someone who is being hit." as string,
      "Ways to hurt oneself or others, or encouraging it. You may say that you feel like it. The next part is about that." as string,
      "Selling, recruiting, fundraising, surveys, matchmaking, and messages meant to move someone to another place." as string,
      "Anything sexual about someone under 18, and anything the law forbids. It's removed at once." as string,
      "Threatening to tell on anyone's papers, pregnancy, partner, or faith." as string,
    ],
  },
  {
    id: "in-a-crisis",
    heading: "In a crisis" as string,
    text: [
      "If you might hurt yourself, or can't keep yourself safe: in the U.S., call or text 988, free, at any hour. In danger now: 911. Or text HOME to 741741. You don't need insurance or any particular passport, and you don't have to give your name." as string,
      "You may say here that it's that bad. A program reads every post and comment for such words, in several languages. What you wrote appears as you wrote it; only a link from a new account waits for review first. You see the numbers at the top, and a moderator is asked to look at it. It may take hours before anyone looks, so please don't wait for us. We don't know where you are and can't send anyone." as string,
      "If someone else writes it: tell them you're glad they said it, tell them about 988, and report the post so that it's reviewed. You don't have to carry it alone either." as string,
    ],
    points: [],
  },
  {
    id: "who-sees-what",
    heading: "Who can see what" as string,
    text: [
      "You have a name such as Marigold or Banyan. It's drawn for each thread, so you have another one in the next, and no one can use it to follow you from one to the other. Within one thread you keep your name, so that people can answer you." as string,
    ],
    points: [
      "Other members see what you wrote, your name in that thread, whether you started the thread, the day it appeared, later only the month, and that you edited it. What you write appears to others at a random moment: within 30 minutes in the first thread you write in on a day, and within two days in any other, so that no one can tell from the time that both are yours. Moderators see marked text at once. They see how many people reacted, but not who. They never learn who reported what." as string,
      "Coaches see nothing of the community, your own coach included, unless they also have the role of administrator." as string,
      "Moderators are administrators. They see what was reported, held for review, or marked by the program that looks for a crisis: the text, the name in that thread, the category, the title of the post and, for a comment, the post it's on; the reasons, notes, and times of the reports and an appeal if there is one; and what was decided about it before. Until it's decided, they also see its author's record when the case was opened: never warned or suspended, once, or more often, and whether the account was new. That can narrow it down. It doesn't name anyone. They don't see who wrote it, who reported it, or what else either of them wrote." as string,
      "The database does link what you write to your account. Otherwise you couldn't edit or delete it, and no one could be held to these rules. No screen of coaches, moderators, or administrators shows that link. People who run the servers could technically reach what's stored there, and may do so only to keep them running. We hand over what the law requires, and nothing else." as string,
      "None of this is sent to your email. The bell says only that there's something new in the community, and doesn't name a thread." as string,
      "What no program can prevent: someone may recognize a story, or take a screenshot. Write what you could bear to have guessed." as string,
    ],
  },
  {
    id: "after-a-flag",
    heading: "What happens after a report" as string,
    text: [
      "Report a post or comment, say why, and add a note if it helps. A moderator reviews it, unless its author deletes it first. The author isn't told that it was you." as string,
      "When 3 different members have reported the same thing, it's hidden until a moderator has reviewed it. If a moderator keeps it, a new report still brings it back to them. It's hidden again only when 3 members report it who had not done so before." as string,
    ],
    points: [
      "The moderator keeps it, hides it, or removes it for good. They can also warn its author, stop them from posting for 1 to 30 days, or send them the crisis numbers." as string,
      "We tell members who reported it what was decided, as long as the thread exists. We tell its author when it is or was hidden, and when they're warned, stopped from posting, or sent the numbers. If it was never hidden and stays, we don't tell its author. No one learns who the other person is." as string,
      "If you can't post for a while, you can still read, report, and delete what's yours." as string,
      "Reports from accounts younger than 7 days, or without a confirmed email, reach the moderators but don't hide anything." as string,
      "Accounts younger than 7 days can write a little less in an hour, and a post or comment of theirs with a link waits for review." as string,
      "Every decision is recorded in a log that can only be added to: with the moderator's name, without the member's." as string,
    ],
  },
  {
    id: "appeal",
    heading: "If you think we got it wrong" as string,
    text: [
      "We will, sometimes. When a moderator has hidden or removed something of yours, you'll find it in Your posts and can appeal once, in your own words. It's then reviewed again. That decision stays." as string,
    ],
    points: [],
  },
  {
    id: "leaving",
    heading: "Deleting what you wrote, and leaving" as string,
    text: [
      "You can delete what you wrote at any time, also in Your posts when you can't see its thread anymore. You can edit it until it's removed, though not while you're stopped from posting. Deleting erases the text at once; if you delete or edit several things in the same minute, someone who watches closely may notice. When others have commented on your post, their comments stay under a line that says you deleted it." as string,
      "If you delete your account, your posts and comments stay as they are, each under the name it has in its thread, no longer linked to you. Nothing on them changes, so no one can tell from them that someone has left. You can ask us to remove them too. Then each post, comment, and reaction is deleted at its own random time within 7 days, so that no one can tell they were from the same person. What you wrote in reports and appeals is erased either way." as string,
      "When these guidelines change in what they ask of you, you'll be asked again before you next write." as string,
    ],
    points: [],
  },
] as const;
