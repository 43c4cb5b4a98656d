import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { addressOf } from "./address";
import { Markdown } from "./markdown";

const drawn = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }));
/** Returns the HTML without class and lang attributes. */
const bare = (text: string) => drawn(text).replace(/ (?:class|lang)="[^"]*"/g, "");

describe("Markdown", () => {
  it("renders paragraphs, headings below the page's level, lists, quotes and emphasis", () => {
    const html = bare(
      "One *two* **three**\nfour\n\n## Part\n\n### Smaller\n\n- a\n- b\n\n1. first\n2. second\n\n> said\n\n---",
    );
    expect(html).toContain("<p>One <em>two</em> <strong>three</strong>\nfour</p>");
    expect(html).toContain("<h3>Part</h3><h4>Smaller</h4>");
    expect(html).toContain("<ul><li>a</li><li>b</li></ul><ol><li>first</li><li>second</li></ol>");
    expect(html).toMatch(/<blockquote><p>said<\/p><\/blockquote><hr\/>/);
  });

  it("omits raw HTML and pictures", () => {
    const html = drawn(
      'A <b onclick="x()">bold</b> <img src=x onerror=alert(1)> ![alt](https://x.example/a.png)\n\n<script>alert(1)</script>\n\n<iframe src="https://x.example"></iframe>\n\n| a |\n| - |\n| <svg onload=x> |',
    );
    expect(html).not.toMatch(/<(?:b|img|script|iframe|svg|table)\b|onerror|onclick|alert/);
    expect(html).toContain("bold");
  });

  // The pieces are joined at random, from a fixed seed, so that a failure can be repeated.
  it("contains no active content for any input", () => {
    const pieces = [
      "<script>alert(1)</script>",
      "<img src=x onerror=alert(1)>",
      "<svg/onload=alert(1)>",
      "<a href=javascript:x>",
      "<!--",
      "-->",
      "<![CDATA[",
      "&#106;avascript&colon;",
      "&lt;script&gt;",
      "[a](javascript:alert(1))",
      "[a](<java\nscript:x>)",
      "[a](data:text/html,x)",
      "![a](x)",
      "[a][b]",
      "\n[b]: javascript:x\n",
      "<javascript:x>",
      "<https://a.example>",
      "](",
      "[",
      ")",
      '"',
      "'",
      "`",
      "```",
      "~~~\n",
      "*",
      "**",
      "_",
      "\\",
      "\n",
      "\n\n",
      "# ",
      "> ",
      "- ",
      "1. ",
      "---\n",
      "| a | b |\n| - | - |\n",
      "    ",
      "\t",
      "\0",
      "\ufffe",
      "\u202e",
      "आशा",
      "a",
    ];
    let state = 20_260;
    const next = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    for (let round = 0; round < 400; round++) {
      const text = Array.from({ length: 1 + next(14) }, () => pieces[next(pieces.length)]).join("");
      const html = drawn(text);
      for (const [, tag, attributes] of html.matchAll(/<([a-z0-9]+)((?: [^>]*)?)>/g)) {
        expect(
          [
            "div",
            "p",
            "h3",
            "h4",
            "ul",
            "ol",
            "li",
            "blockquote",
            "hr",
            "br",
            "em",
            "strong",
            "a",
            "span",
            "svg",
            "path",
          ],
          text,
        ).toContain(tag);
        expect(attributes, text).not.toMatch(/ on[a-z]+=|javascript:|data:/i);
      }
    }
  });

  it("decodes character references and keeps escaped characters as text", () => {
    expect(bare("Tea &amp; toast &lt;b&gt; \\*plain\\*")).toContain("Tea &amp; toast &lt;b&gt; *plain*");
  });

  it("renders only permitted links", () => {
    const html = drawn(
      "[own](/resources?read=a) [call](tel:988) [out](https://988lifeline.org/) [js](javascript:alert(1)) [data](data:text/html,x) [away](//evil.example) [odd](/\\evil.example)",
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/resources?read=a",
      "tel:988",
      "https://988lifeline.org/",
    ]);
    expect(html).toMatch(/<a[^>]*target="_blank"[^>]*rel="noopener noreferrer"[^>]*>out/);
    for (const words of ["js", "data", "away", "odd"]) expect(html).toContain(words);
  });

  it("sets lang on a paragraph in another script", () => {
    expect(drawn("आज का दिन\n\nToday")).toMatch(/<p lang="hi"[^>]*>आज का दिन<\/p><p class/);
  });
});

describe("addressOf", () => {
  it.each([
    ["/resources", "own"],
    ["tel:988", "contact"],
    ["sms:741741", "contact"],
    ["MAILTO:a@b.example", "contact"],
    ["http://a.example/x", "outside"],
  ])("accepts %s", (href, kind) => expect(addressOf(href)).toEqual({ kind, href }));

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https:///",
    "resources",
    "",
  ])("rejects %j", (href) => expect(addressOf(href)).toBeNull());
});
