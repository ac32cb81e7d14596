export {
  type AgentAnswer,
  type AgentLink,
  type AgentQuestion,
  type AgentTurn,
  registerShopperAgent,
  type ShopperAgent,
} from './shopper-agent.js'
