export { bridgeMessages, type Bridge, type BridgeChannels, type MessageService } from './bridge.js'
