export {
  type RecordedAnswer,
  type RecordedEntry,
  type RecordedMessage,
  type RecordedPage,
  type RecordedRequest,
  type Recording,
  readRecording,
} from './recording.js'
export { type Replay, type ReplayOptions, replayRecording } from './replay.js'
