export { type NodeHandler, type NodeRequest, toNodeHandler } from '../node/toNodeHandler.ts'
