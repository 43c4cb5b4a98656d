// Generated from messages/*/chat.json by `make gen`. Change that file.

/** @file The texts that both apps' conversations share: files, voice recording, search, and separators between messages. */

export const tooLarge = {
  title: "File too large" as string,
  text: "Maximum file size is 10MB" as string,
} as const;
export const empty = {
  title: "This file is empty" as string,
  text: "There is nothing in it to send." as string,
} as const;
export const attach = "Attach a file" as string;
export const attachmentTray = "Attached file" as string;
export const dropHere = "Drop a file here to attach it" as string;
export const image = "Picture" as string;
export const voice = "Voice message" as string;
export const document = "Document" as string;
export const uploading = (v: { name: string | number }) => `Uploading ${v.name}`;
export const uploadingShare = (v: { percent: string | number }) => `${v.percent}%`;
export const uploaded = "Ready to send" as string;
export const sendsWhenUploaded = "Will be sent once it's uploaded" as string;
export const cancelUpload = "Cancel upload" as string;
export const removeAttachment = "Remove file" as string;
export const uploadAgain = "Try again" as string;
export const chooseAgain = "Choose the file again" as string;
export const chooseOther = "Choose another file" as string;
export const lost = (v: { name: string | number }) => `${v.name} wasn't uploaded before you left the page.`;
export const oneFile = {
  title: "One file per message" as string,
  text: "The first one is attached. Send the others separately." as string,
} as const;
export const whileRecording = {
  title: "You have an open voice message" as string,
  text: "Send or discard it first. Then attach the file." as string,
} as const;
export const openImage = (v: { name: string | number }) => `Open picture ${v.name}`;
export const imageTitle = (v: { name: string | number }) => `Picture ${v.name}`;
export const download = (v: { name: string | number }) => `Download ${v.name}`;
export const imageFailed = "We couldn't load this picture." as string;
export const voiceFailed = "We couldn't play this voice message." as string;
export const closeImage = "Close the picture" as string;
export const play = (v: { name: string | number }) => `Play ${v.name}`;
export const pause = (v: { name: string | number }) => `Pause ${v.name}`;
export const position = (v: { name: string | number }) => `Position in ${v.name}`;
export const positionText = (v: { at: string | number; whole: string | number }) => `${v.at} of ${v.whole}`;
export const record = "Record a voice message" as string;
export const recordingTitle = "Voice message" as string;
export const askingMicrophone = "Your browser is asking to use your microphone." as string;
export const recording = "Recording" as string;
export const recordedOf = (v: { at: string | number; most: string | number }) => `${v.at} of ${v.most}`;
export const stopRecording = "Stop recording" as string;
export const discardRecording = "Discard recording" as string;
export const sendRecording = "Send voice message" as string;
export const recorded = "Listen to it, then send or discard it." as string;
/** {most} is a length, such as "5:00". */
export const limitReached = (v: { most: string | number }) => `Recording stopped at the limit of ${v.most}.`;
export const microphoneDenied = "The microphone is blocked" as string;
export const microphoneDeniedText = "Allow it for this page in your browser's settings, then try again." as string;
export const microphoneMissing = "No microphone found" as string;
export const microphoneMissingText = "Connect one, then try again." as string;
export const recordingUnsupported = "This browser can't record" as string;
export const recordingUnsupportedText = "You can attach an audio file instead." as string;
export const recordingFailed = "The recording failed" as string;
export const recordingFailedText = "Something interrupted the microphone. Please try again." as string;
export const recordAgain = "Try again" as string;
export const closeRecorder = "Close" as string;
export const voiceName = (v: { date: string | number }) => `Voice message ${v.date}`;
export const search = "Search messages" as string;
export const searchPlaceholder = "Search this chat" as string;
export const closeSearch = "Close search" as string;
export const older = "Older match" as string;
export const newer = "Newer match" as string;
export const results = "List of matches" as string;
export const searching = "Searching" as string;
export const searchFailed = "Failed to search" as string;
export const moreResults = "Show more matches" as string;
export const found = (v: { count: number }) => `${v.count === 1 ? `${v.count} match` : `${v.count} matches`}`;
export const foundMore = (v: { count: number }) => `${v.count === 1 ? `${v.count}+ match` : `${v.count}+ matches`}`;
export const placeInFound = (v: { at: string | number; count: string | number }) => `${v.at} of ${v.count}`;
export const nothingFound = (v: { query: string | number }) => `No results for “${v.query}”.`;
export const resultOf = (v: { author: string | number; date: string | number }) => `${v.author}, ${v.date}`;
export const searchHint = "Any word, in any script. Newest matches come first." as string;
export const typing = (v: { name: string | number }) => `${v.name} is typing`;
export const queued = "Waiting for a connection" as string;
export const discard = "Discard" as string;
export const later = "Show later messages" as string;
export const loadingLater = "Loading later messages" as string;
export const earlierFailed = "Failed to fetch earlier messages" as string;
export const laterFailed = "Failed to fetch later messages" as string;
export const foundFailed = "Failed to open the message" as string;
export const messageOptions = "Message options" as string;
export const reply = "Reply" as string;
export const react = "React" as string;
export const copyText = "Copy" as string;
export const copied = "Message copied" as string;
export const copyFailed = "Failed to copy the message" as string;
export const edit = "Edit" as string;
export const unsend = "Unsend" as string;
/** In place of a message that its author has unsent. */
export const unsentLine = "Message unsent" as string;
/** Under a message whose text its author has changed. */
export const edited = "Edited" as string;
/** Above the message box. */
export const editing = "Editing your message" as string;
export const cancelEdit = "Cancel editing" as string;
export const saveEdit = "Save changes" as string;
export const editFailed = "Failed to edit the message" as string;
export const unsendFailed = "Failed to unsend the message" as string;
export const reactFailed = "Failed to react to the message" as string;
/** Above the message box. {author} is a name, or "You". */
export const replyingTo = (v: { author: string | number }) => `Replying to ${v.author}`;
/** Above the message box. */
export const replyingToSelf = "Replying to yourself" as string;
export const cancelReply = "Cancel reply" as string;
/** Before the author and the text of the quote above a reply, for screen readers. */
export const quoted = "In reply to" as string;
export const quoteDeleted = "Message deleted" as string;
export const unsendTitle = "Unsend this message?" as string;
/** {name} is the coach. */
export const unsendText = (v: { name: string | number }) => `It will be gone for you and for ${v.name}, with any file. ${v.name} may have read it already. If it set off a crisis alert, our on-call team can still see the text until the alert is closed.`;
/** On the coach’s side. {name} is the client. */
export const unsendTextCoach = (v: { name: string | number }) => `It will be gone for you and for ${v.name}, with any file. ${v.name} may have read it already.`;
export const unsendConfirm = "Unsend message" as string;
export const unsending = "Unsending..." as string;
export const unsendKeep = "Keep message" as string;
/** The name of the button that removes the reader’s reaction. */
export const reactedYou = (v: { reaction: string | number }) => `You: ${v.reaction}. Remove it`;
/** A reaction under a message, for screen readers. */
export const reactedOther = (v: { author: string | number; reaction: string | number }) => `${v.author}: ${v.reaction}`;
/** Announced to screen readers. */
export const announceEdited = (v: { author: string | number; text: string | number }) => `${v.author} edited a message: ${v.text}`;
/** Announced to screen readers. */
export const announceUnsent = (v: { author: string | number }) => `${v.author} unsent a message`;
/** Announced to screen readers. */
export const announceReaction = (v: { author: string | number; reaction: string | number }) => `${v.author} reacted to a message: ${v.reaction}`;
export const editSaved = "Message edited" as string;
/** The names of the reactions to a message: a heart, two hands, a raised thumb, a sun, a cloud with rain. */
export const reactions = {
  heart: "With you" as string,
  thanks: "Thank you" as string,
  agree: "Agreed" as string,
  glad: "So glad" as string,
  hard: "That's hard" as string,
} as const;
