export { createSIWEConfig } from '../adapters/siwe/createSIWEConfig.ts'
export { formatMessage } from '../adapters/siwe/formatMessage.ts'
export { getAddressFromMessage, getChainIdFromMessage } from '../adapters/siwe/readMessage.ts'
export { type VerifySignatureParameters, verifySignature } from '../adapters/siwe/verifySignature.ts'
export type {
  SIWEConfig,
  SIWECreateMessageArgs,
  SIWEMessageParams,
  SIWESession,
  SIWEVerifyMessageArgs,
} from '../signIn/siwx/SIWEConfig.ts'
