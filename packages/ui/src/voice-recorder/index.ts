export { VoiceRecorder, type VoiceRecorderLabels, type VoiceRecorderProps } from "./voice-recorder";
