export {
  InformalMessenger,
  type InformalMessengerParameters,
} from '../adapters/siwx/InformalMessenger.ts'
export { LocalStorage } from '../adapters/siwx/LocalStorage.ts'
export { EIP155Verifier, SolanaVerifier } from '../adapters/siwx/verifiers.ts'
export {
  DefaultSIWX,
  type DefaultSIWXParameters,
  type SIWXMessenger,
  SIWXVerifier,
} from '../signIn/siwx/default/DefaultSIWX.ts'
export type { SIWXStorage } from '../signIn/siwx/default/SIWXStorage.ts'
