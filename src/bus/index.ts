export { Bus, type BusEntry, type DropWatcher, type Inspection } from './bus.js'
export { channel, type Channel, type MessageSchema } from './channel.js'
export { pageBus, pageShare, type PageShare } from './page-bus.js'
export { openTabs } from './tabs.js'
