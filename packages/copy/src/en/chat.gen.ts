// Generated from messages/*/chat.json by `make gen`. Change that file.

/** @file The texts that both apps' conversations share: files, voice recording, search, and separators between messages. */

export const tooLarge = {
  title: "File too large",
  text: "Maximum file size is 10MB",
} as const;
export const empty = {
  title: "This file is empty",
  text: "There is nothing in it to send.",
} as const;
export const attach = "Attach a file";
export const attachmentTray = "Attached file";
export const dropHere = "Drop a file here to attach it";
export const image = "Picture";
export const voice = "Voice message";
export const document = "Document";
export const uploading = (v: { name: string | number }) => `Uploading ${v.name}`;
export const uploadingShare = (v: { percent: string | number }) => `${v.percent}%`;
export const uploaded = "Ready to send";
export const sendsWhenUploaded = "Will be sent once it's uploaded";
export const cancelUpload = "Cancel upload";
export const removeAttachment = "Remove file";
export const uploadAgain = "Try again";
export const chooseAgain = "Choose the file again";
export const chooseOther = "Choose another file";
export const lost = (v: { name: string | number }) => `${v.name} wasn't uploaded before you left the page.`;
export const oneFile = {
  title: "One file per message",
  text: "The first one is attached. Send the others separately.",
} as const;
export const whileRecording = {
  title: "You have an open voice message",
  text: "Send or discard it first. Then attach the file.",
} as const;
export const openImage = (v: { name: string | number }) => `Open picture ${v.name}`;
export const imageTitle = (v: { name: string | number }) => `Picture ${v.name}`;
export const download = (v: { name: string | number }) => `Download ${v.name}`;
export const imageFailed = "We couldn't load this picture.";
export const voiceFailed = "We couldn't play this voice message.";
export const closeImage = "Close the picture";
export const play = (v: { name: string | number }) => `Play ${v.name}`;
export const pause = (v: { name: string | number }) => `Pause ${v.name}`;
export const position = (v: { name: string | number }) => `Position in ${v.name}`;
export const positionText = (v: { at: string | number; whole: string | number }) => `${v.at} of ${v.whole}`;
export const record = "Record a voice message";
export const recordingTitle = "Voice message";
export const askingMicrophone = "Your browser is asking to use your microphone.";
export const recording = "Recording";
export const recordedOf = (v: { at: string | number; most: string | number }) => `${v.at} of ${v.most}`;
export const stopRecording = "Stop recording";
export const discardRecording = "Discard recording";
export const sendRecording = "Send voice message";
export const recorded = "Listen to it, then send or discard it.";
/** {most} is a length, such as "5:00". */
export const limitReached = (v: { most: string | number }) => `Recording stopped at the limit of ${v.most}.`;
export const microphoneDenied = "The microphone is blocked";
export const microphoneDeniedText = "Allow it for this page in your browser's settings, then try again.";
export const microphoneMissing = "No microphone found";
export const microphoneMissingText = "Connect one, then try again.";
export const recordingUnsupported = "This browser can't record";
export const recordingUnsupportedText = "You can attach an audio file instead.";
export const recordingFailed = "The recording failed";
export const recordingFailedText = "Something interrupted the microphone. Please try again.";
export const recordAgain = "Try again";
export const closeRecorder = "Close";
export const voiceName = (v: { date: string | number }) => `Voice message ${v.date}`;
export const search = "Search messages";
export const searchPlaceholder = "Search this chat";
export const closeSearch = "Close search";
export const older = "Older match";
export const newer = "Newer match";
export const results = "List of matches";
export const searching = "Searching";
export const searchFailed = "Failed to search";
export const moreResults = "Show more matches";
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} match` : `${v.count} matches`}`;
export const foundMore = (v: { count: number }) => `${v.count === 1 ? `${v.count}+ match` : `${v.count}+ matches`}`;
export const placeInFound = (v: { at: string | number; count: string | number }) => `${v.at} of ${v.count}`;
export const nothingFound = (v: { query: string | number }) => `No results for “${v.query}”.`;
export const resultOf = (v: { author: string | number; date: string | number }) => `${v.author}, ${v.date}`;
export const searchHint = "Any word, in any script. Newest matches come first.";
export const typing = (v: { name: string | number }) => `${v.name} is typing`;
export const queued = "Waiting for a connection";
export const discard = "Discard";
export const later = "Show later messages";
export const loadingLater = "Loading later messages";
export const earlierFailed = "Failed to fetch earlier messages";
export const laterFailed = "Failed to fetch later messages";
export const foundFailed = "Failed to open the message";
