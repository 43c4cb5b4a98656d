// The only script of pages without hydration. It enhances them; without it every page is readable, every link works,
// and every question opens.

import { showAccount } from "./account";
import { carryVariants } from "./carry";
import { showCoaches } from "./coaches";
import { countEvents } from "./counts";
import { openNamedQuestion } from "./faq";
import { holdForms } from "./forms";
import { leaveAtOnce } from "./leave";
import { keepMenus } from "./menus";
import { keepTheme } from "./theme";

keepTheme();
holdForms();
keepMenus();
openNamedQuestion();
leaveAtOnce();
carryVariants();
countEvents();
showAccount();
showCoaches();
