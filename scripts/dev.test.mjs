import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsFor } from "./dev-steps.mjs";

test("a changed query generates the store and rebuilds the server", () => {
  assert.deepEqual(stepsFor(["db/queries/messages.sql"]), { sql: true, copy: false, build: true });
});

test("a changed limit generates packages/copy and rebuilds the server", () => {
  assert.deepEqual(stepsFor(["bff/domain/copy/limits.go"]), { sql: false, copy: true, build: true });
});

test("a changed message generates the messages, and rebuilds the server if the server says it", () => {
  const folder = "packages/copy/messages";
  assert.deepEqual(stepsFor([`${folder}/pages/chat.json`]), { sql: false, copy: true, build: false });
  assert.deepEqual(stepsFor([`${folder}/server/validation.json`]), { sql: false, copy: true, build: true });
});

test("a changed operation only rebuilds the server, which writes its API's description", () => {
  assert.deepEqual(stepsFor(["bff/member/messages/send.go"]), { sql: false, copy: false, build: true });
});

test("tests, generated code and other files cause nothing", () => {
  const files = [
    "bff/member/messages/send_test.go",
    "bff/domain/copy/messages.gen.go",
    "db/store/messages.sql.gen.go",
    "bff/member/openapi.json",
  ];
  assert.deepEqual(stepsFor(files), { sql: false, copy: false, build: false });
});
