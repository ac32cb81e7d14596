export { bridgeMessages, type Bridge, type BridgeChannels, type MessageService } from './bridge.js'
export { type PageReference, pageReferenceOf } from './navigation.js'
