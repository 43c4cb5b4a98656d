// The only script of pages without hydration. It enhances them; without it every page is readable, every link works,
// and every question opens.

import { showAccount } from "./account";
import { addVariantsToLinks } from "./carry";
import { showCoach } from "./coach";
import { showCoaches } from "./coaches";
import { countEvents } from "./counts";
import { openNamedQuestion } from "./faq";
import { holdForms } from "./forms";
import { handleQuickExit } from "./leave";
import { closeMenus } from "./menus";
import { keepCrisisPage } from "./offline";
import { handleThemeButtons } from "./theme";

handleThemeButtons();
holdForms();
closeMenus();
openNamedQuestion();
handleQuickExit();
addVariantsToLinks();
countEvents();
showAccount();
showCoaches();
showCoach();
keepCrisisPage();
