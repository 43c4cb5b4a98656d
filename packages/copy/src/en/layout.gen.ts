// Generated from messages/*/layout.json by `make gen`. Change that file.

/** @file The texts of the frame around the pages of all three apps. */

/** The site's header and footer. */
export const howItWorks = "How It Works" as string;
export const features = "Features" as string;
export const pricing = "Pricing" as string;
export const faq = "FAQ" as string;
export const signUpForBeta = "Sign Up for Beta" as string;
export const logIn = "Log In" as string;
export const footerHelp = "In a crisis" as string;
export const footerFeatures = "What you get" as string;
export const footerCompany = "Aangan" as string;
export const footerSmall = "Policies and safety" as string;
export const aboutUs = "About Us" as string;
export const ourCoaches = "Our Coaches" as string;
export const blog = "Blog" as string;
export const careers = "Careers" as string;
export const contact = "Contact" as string;
export const questions = "FAQ" as string;
export const privacy = "Privacy Policy" as string;
export const terms = "Terms of Service" as string;
export const crisisHelp = "Crisis resources" as string;
/** The link to the page with more helplines. */
export const moreHelp = "More crisis help" as string;
export const safety = "Safety protocol" as string;
/** SiteMenu lists the member app's pages in the site's menu, by route name. */
export const siteMenu = [
  {
    route: "dashboard" as string,
    label: "Dashboard" as string,
  },
  {
    route: "coaches" as string,
    label: "Coaches" as string,
  },
  {
    route: "messages" as string,
    label: "Messages" as string,
  },
  {
    route: "resources" as string,
    label: "Resources" as string,
  },
  {
    route: "community" as string,
    label: "Community" as string,
  },
  {
    route: "subscribe" as string,
    label: "Subscription" as string,
  },
] as const;
/** The member app's sidebar, phone bar and top bar. */
export const dashboard = "Dashboard" as string;
export const sessions = "Sessions" as string;
export const goals = "Goals" as string;
export const journal = "Journal" as string;
export const coaches = "Coaches" as string;
export const messages = "Messages" as string;
export const resources = "Resources" as string;
export const community = "Community" as string;
export const profile = "Profile" as string;
export const more = "More" as string;
export const logout = "Logout" as string;
export const loggingOut = "Logging out..." as string;
export const accountMenu = "Your account" as string;
export const myData = "Your data and devices" as string;
export const safetyNotes = "My safety notes" as string;
export const subscription = "Plan & billing" as string;
export const upgrade = "Upgrade to Premium" as string;
export const premium = "Premium Member" as string;
export const premiumHint = "Premium membership gives you unlimited coaching sessions." as string;
export const quickExit = "Quick exit" as string;
export const quickExitHint = "Or press Esc twice." as string;
export const offline = "You're offline. What you write is saved and will be sent when you're back online." as string;
/** Outage is the banner while the server's database is unavailable; links to the helplines follow it. */
export const outage = "We can't load or save anything right now. Keep this page open: it updates as soon as we're back." as string;
export const outageHelp = "In a crisis, call or text 988, or call 911: both still work." as string;
export const outageLabel = "We'll be right back" as string;
export const stillThere = {
  title: "Still there?" as string,
  text: "You've been inactive for a while, and other people use this device. We'll log you out soon." as string,
  left: (v: { time: string | number }) => `Time left: ${v.time}`,
  stay: "Stay logged in" as string,
  logOutNow: "Log out now" as string,
} as const;
export const unreadBadge = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
