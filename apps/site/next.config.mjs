import { buildLanguage, pathPrefix } from "@aangan/config/languages";
import config from "@aangan/config/next";

/** The site's pages in another language than English have the language's code as prefix: /hi/faq. */
export default { ...config, basePath: pathPrefix(buildLanguage()) };
