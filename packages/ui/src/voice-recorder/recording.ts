/** The recording formats of browsers, best first, with their file extensions. */
const formats = [
  { mime: "audio/webm;codecs=opus", ending: "webm" },
  { mime: "audio/mp4", ending: "m4a" },
  { mime: "audio/ogg;codecs=opus", ending: "ogg" },
] as const;

/** Sufficient for speech, in bits per second: ten minutes are 2.4 MB. */
const BITS = 32_000;

/** The shortest recording, in milliseconds: a double press would give a file without sound. */
const SHORTEST_MS = 300;

/** A file of at most this size, in bytes, may contain only a header. */
const HEAD_BYTES = 2_048;

/** The reason why recording is not possible. */
export type RecordingTrouble = "denied" | "missing" | "unsupported" | "failed";

/** A finished recording. */
export interface Recorded {
  blob: Blob;
  /** The file extension, without the dot. */
  ending: string;
  durationMs: number;
}

/** A recording in progress. */
export interface Recording {
  /** Returns the current volume, between 0 and 1. */
  level: () => number;
  /** Returns the recorded time so far, in milliseconds. */
  elapsed: () => number;
  /** Stops, after a short delay if it has only just begun, releases the microphone, and returns the recording. */
  stop: () => Promise<Recorded>;
  /** Stops and discards the recording. */
  discard: () => void;
}

/** Classifies a microphone error. */
export function troubleOf(error: unknown): RecordingTrouble {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "missing";
  return "failed";
}

/** Reports whether this browser can record at all. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== "undefined" &&
    typeof navigator.mediaDevices?.getUserMedia === "function" &&
    formats.some(({ mime }) => MediaRecorder.isTypeSupported(mime))
  );
}

/** Opens the device's microphone; the browser requests permission first. */
export function openMicrophone(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
}

/**
 * Records a stream, and stops its tracks at the end. `onBroken` is called when something else ends it: an unplugged
 * microphone. The part recorded until then is still available through `stop`.
 */
export function record(stream: MediaStream, onBroken: () => void): Recording {
  const format = formats.find(({ mime }) => MediaRecorder.isTypeSupported(mime)) ?? formats[0];
  const recorder = new MediaRecorder(stream, { mimeType: format.mime, audioBitsPerSecond: BITS });
  const meter = levelOf(stream);
  const parts: Blob[] = [];
  const begun = performance.now();
  let ended: number | null = null;
  const elapsed = () => (ended ?? performance.now()) - begun;
  const release = () => {
    ended ??= performance.now();
    meter.close();
    for (const track of stream.getTracks()) track.stop();
  };
  const whole = new Promise<Recorded>((resolve) => {
    recorder.addEventListener("stop", () => {
      release();
      // Without the codec: servers identify the container by its plain MIME type.
      const type = format.mime.split(";")[0] ?? format.mime;
      resolve({ blob: new Blob(parts, { type }), ending: format.ending, durationMs: elapsed() });
    });
  });
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.addEventListener("error", onBroken);
  for (const track of stream.getTracks()) track.addEventListener("ended", onBroken);
  recorder.start();

  const end = () => {
    ended ??= performance.now();
    if (recorder.state !== "inactive") recorder.stop();
  };
  return {
    elapsed,
    level: meter.level,
    stop: async () => {
      const missing = SHORTEST_MS - elapsed();
      if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
      end();
      return whole;
    },
    discard: () => {
      end();
      release();
    },
  };
}

/** Reports whether a recording contains audio, even silence: a broken microphone produces only a file header. */
export async function hasSound(recorded: Blob): Promise<boolean> {
  if (recorded.size > HEAD_BYTES) return true;
  try {
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(await recorded.arrayBuffer());
    return sound.length > 0;
  } catch {
    return false;
  }
}

/** Measures the volume of a stream, between 0 and 1, on a perceptual scale. */
function levelOf(stream: MediaStream): { level: () => number; close: () => void } {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    close: () => void (context.state === "closed" ? undefined : context.close()),
  };
}

/** Returns the loudness of samples between -1 and 1: 0 for silence (-60 dB and less), 1 for the maximum. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  const decibels = 20 * Math.log10(Math.sqrt(sum / Math.max(1, samples.length)) || 1e-9);
  return Math.min(1, Math.max(0, (decibels + 60) / 60));
}
