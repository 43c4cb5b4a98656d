// Run with: node --test packages/config/export/

import assert from "node:assert/strict";
import { test } from "node:test";
import { withFirstScript, withoutStyleAttributes } from "./policy.mjs";

const policy = '<script data-first="">policy("$&")</script>';
const page = (scripts) => `<html><head><meta charSet="utf-8"/>${scripts}</head><body></body></html>`;

test("withFirstScript moves the policy before all other scripts, once, and throws without it", () => {
  const html = withFirstScript(page(`<script src="/_next/a.js" async=""></script><script>theme()</script>${policy}`));
  assert.equal(html, page(`${policy}<script src="/_next/a.js" async=""></script><script>theme()</script>`));
  assert.equal(withFirstScript(html), html);
  assert.throws(() => withFirstScript(page(""), "out/a.html"), /out\/a\.html/);
});

test("withoutStyleAttributes removes Radix's attributes from elements only, and throws for others", () => {
  const script = '<script>x("a style=\\"outline:none\\"")</script>';
  assert.equal(
    withoutStyleAttributes(`<p class="a" style="outline:none">style="b"</p>${script}`),
    `<p class="a">style="b"</p>${script}`,
  );
  assert.throws(() => withoutStyleAttributes('<p style="color:red">', "out/a.html"), /out\/a\.html.*color:red/);
});
