// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

/** Layout holds the texts of the frame around the pages of all three apps. */
export const layout = {
  howItWorks: "How It Works",
  features: "Features",
  pricing: "Pricing",
  faq: "FAQ",
  signUpForBeta: "Sign Up for Beta",
  logIn: "Log In",
  footerHelp: "In a crisis",
  footerFeatures: "What you get",
  footerCompany: "Aangan",
  footerSmall: "Rules and promises",
  aboutUs: "About Us",
  ourCoaches: "Our Coaches",
  blog: "Blog",
  careers: "Careers",
  contact: "Contact",
  questions: "FAQ",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  crisisHelp: "Crisis resources",
  moreHelp: "More help, by kind and place",
  safety: "Safety protocol",
  siteMenu: [
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
  ],
  dashboard: "Dashboard",
  coaches: "Coaches",
  messages: "Messages",
  resources: "Resources",
  community: "Community",
  profile: "Profile",
  more: "More",
  logout: "Logout",
  loggingOut: "Logging out...",
  accountMenu: "Your account",
  myData: "Your data and devices",
  safetyNotes: "My safety notes",
  subscription: "Subscription",
  upgrade: "Upgrade to Premium",
  premium: "Premium Member",
  premiumHint: "Premium membership gives you unlimited coaching sessions.",
  quickExit: "Quick exit",
  quickExitHint: "Pressing Esc twice does the same.",
  quickExitLabel: "Quick exit: leave this page at once",
  offline: "You are offline. What you write is kept and goes out when you are back.",
  stillThere: {
    title: "Still there?",
    text: "Nobody has used this page for a while, and other people use this device. We log you out soon.",
    left: "Time left: {time}",
    stay: "Stay logged in",
    logOutNow: "Log out now",
  },
  homeLink: "{brand} home",
  unreadBadge: {
    one: "{count} unread message",
    other: "{count} unread messages",
  },
} as const;

/** QuickExitURL is the harmless page that replaces the current one on quick exit. */
export const quickExitURL = "https://www.google.com/search?q=weather" as const;
