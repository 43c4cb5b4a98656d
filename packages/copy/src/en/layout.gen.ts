// Generated from messages/*/layout.json by `make gen`. Change that file.

/** @file The texts of the frame around the pages of all three apps. */

/** The site's header and footer. */
export const howItWorks = "How It Works";
export const features = "Features";
export const pricing = "Pricing";
export const faq = "FAQ";
export const signUpForBeta = "Sign Up for Beta";
export const logIn = "Log In";
export const footerHelp = "In a crisis";
export const footerFeatures = "What you get";
export const footerCompany = "Aangan";
export const footerSmall = "Policies and safety";
export const aboutUs = "About Us";
export const ourCoaches = "Our Coaches";
export const blog = "Blog";
export const careers = "Careers";
export const contact = "Contact";
export const questions = "FAQ";
export const privacy = "Privacy Policy";
export const terms = "Terms of Service";
export const crisisHelp = "Crisis resources";
/** The link to the page with more helplines. */
export const moreHelp = "More crisis help";
export const safety = "Safety protocol";
/** SiteMenu lists the member app's pages in the site's menu, by route name. */
export const siteMenu = [
  {
    route: "dashboard",
    label: "Dashboard",
  },
  {
    route: "coaches",
    label: "Coaches",
  },
  {
    route: "messages",
    label: "Messages",
  },
  {
    route: "resources",
    label: "Resources",
  },
  {
    route: "community",
    label: "Community",
  },
  {
    route: "subscribe",
    label: "Subscription",
  },
] as const;
/** The member app's sidebar, phone bar and top bar. */
export const dashboard = "Dashboard";
export const coaches = "Coaches";
export const messages = "Messages";
export const resources = "Resources";
export const community = "Community";
export const profile = "Profile";
export const more = "More";
export const logout = "Logout";
export const loggingOut = "Logging out...";
export const accountMenu = "Your account";
export const myData = "Your data and devices";
export const safetyNotes = "My safety notes";
export const subscription = "Plan & billing";
export const upgrade = "Upgrade to Premium";
export const premium = "Premium Member";
export const premiumHint = "Premium membership gives you unlimited coaching sessions.";
export const quickExit = "Quick exit";
export const quickExitHint = "Or press Esc twice.";
export const offline = "You're offline. What you write is saved and will be sent when you're back online.";
/** Outage is the banner while the server's database is unavailable; links to the helplines follow it. */
export const outage = "We can't load or save anything right now. Keep this page open: it updates as soon as we're back.";
export const outageHelp = "In a crisis, call or text 988, or call 911: both still work.";
export const outageLabel = "We'll be right back";
export const stillThere = {
  title: "Still there?",
  text: "You've been inactive for a while, and other people use this device. We'll log you out soon.",
  left: (v: { time: string | number }) => `Time left: ${v.time}`,
  stay: "Stay logged in",
  logOutNow: "Log out now",
} as const;
export const unreadBadge = (v: { count: number }) => `${v.count === 1 ? `${v.count} unread message` : `${v.count} unread messages`}`;
