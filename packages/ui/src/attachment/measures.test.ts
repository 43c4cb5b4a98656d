import { describe, expect, it } from "vitest";
import { downloadAddress, fileEnding, fileSize, mediaTime, pictureBox } from "./measures";

describe("fileSize", () => {
  it("uses the largest fitting unit", () => {
    expect(fileSize(12, "en-US")).toBe("12 bytes");
    expect(fileSize(240 * 1024, "en-US")).toBe("240 kB");
    expect(fileSize(10_485_760, "en-US")).toBe("10 MB");
    expect(fileSize(9.96 * 1024 * 1024, "en-US")).toBe("10 MB");
    expect(fileSize(1.25 * 1024 * 1024, "en-US")).toBe("1.3 MB");
  });
});

describe("mediaTime", () => {
  it("returns minutes and seconds", () => {
    expect([0, 6_600, 59_600, 600_000, -5].map(mediaTime)).toEqual(["0:00", "0:07", "1:00", "10:00", "0:00"]);
  });
});

describe("fileEnding", () => {
  it("returns the extension in capitals, or an empty string", () => {
    expect(["letter.pdf", "a.b.DocX", "no ending", "strange.ending that long", ".txt"].map(fileEnding)).toEqual([
      "PDF",
      "DOCX",
      "",
      "",
      "TXT",
    ]);
  });
});

describe("pictureBox", () => {
  it("keeps the aspect ratio and does not enlarge, except to the minimum size", () => {
    expect(pictureBox(4000, 2000)).toEqual({ width: 320, height: 160 });
    expect(pictureBox(1000, 2000)).toEqual({ width: 170, height: 340 });
    expect(pictureBox(200, 100)).toEqual({ width: 200, height: 100 });
    expect(pictureBox(10, 10)).toEqual({ width: 44, height: 44 });
    expect(pictureBox(null, null)).toEqual({ width: 240, height: 180 });
  });
});

describe("downloadAddress", () => {
  it("adds the download parameter to server URLs and leaves blob URLs unchanged", () => {
    expect(downloadAddress("/api/attachments/7")).toBe("/api/attachments/7?download=1");
    expect(downloadAddress("blob:http://x/7")).toBe("blob:http://x/7");
  });
});
