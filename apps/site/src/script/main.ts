// The one script of the pages that are only read. It adds what HTML cannot do alone; without it every page still reads,
// every link leads where it says, and every question opens.

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
