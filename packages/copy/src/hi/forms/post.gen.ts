// Generated from bff/domain by `go generate ./domain/copy`. Change the Go source, not this file.

import * as z from "zod/mini";
import { communityCategories } from "../lists.gen";
import { choice, line, lines, maxLength, minLength, oneOf, required, safeLine, safeLines } from "../../forms";

/** The post form: parses what was typed into what is sent, or says per field what is wrong with it. */
export const postForm = z.object({
  title: line(minLength(3, "टाइटल में कम से कम 3 अक्षर होने चाहिए"), maxLength(120, "टाइटल 120 अक्षरों से कम का होना चाहिए"), safeLine("इसमें ऐसे अक्षर हैं जो यहाँ इस्तेमाल नहीं हो सकते। इसे फिर से टाइप करें।")),
  content: lines(minLength(10, "पोस्ट में कम से कम 10 अक्षर होने चाहिए"), maxLength(4000, "पोस्ट 4000 अक्षरों से कम की होनी चाहिए"), safeLines("इसमें ऐसे अक्षर हैं जो पोस्ट नहीं हो सकते। इसे फिर से टाइप करें।")),
  category: choice(communityCategories, required("कोई कैटेगरी चुनें"), oneOf(communityCategories, "कोई कैटेगरी चुनें")),
});

/** What the post form's fields hold while they are being filled. */
export type PostInput = z.input<typeof postForm>;

/** What a valid post form gives. */
export type PostValues = z.output<typeof postForm>;
