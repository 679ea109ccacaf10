import { signMessageDefinition } from '../approve/SIWXSignMessage/signMessageDefinition.ts'
import { connectingExternalDefinition } from './ConnectingExternal/connectingExternalDefinition.ts'
import { connectingMultiChainDefinition } from './ConnectingMultiChain/connectingMultiChainDefinition.ts'
import { downloadsDefinition } from './Downloads/downloadsDefinition.ts'

/**
 * Views between the choice of a wallet and its account, in one chunk: a visitor meets several of them, and what they
 * share would be a chunk for each pair that shares it.
 */
export const connectingViews = {
  ConnectingExternal: connectingExternalDefinition,
  ConnectingMultiChain: connectingMultiChainDefinition,
  Downloads: downloadsDefinition,
  SIWXSignMessage: signMessageDefinition,
} as const
