import { buildLanguage, pathPrefix } from "@aangan/config/languages";
import config from "@aangan/config/next";

/** The site's pages in other languages than English lie below the language's code: /hi/faq. */
export default { ...config, basePath: pathPrefix(buildLanguage()) };
