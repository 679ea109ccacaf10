export {
  type NodeHandler,
  type NodeRequest,
  type ToNodeHandlerOptions,
  toNodeHandler,
} from '../node/toNodeHandler.ts'
