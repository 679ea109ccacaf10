export {
  DefaultSIWX,
  type DefaultSIWXParameters,
  type SIWXMessenger,
  type SIWXVerifier,
} from '../signIn/default/DefaultSIWX.ts'
export type { SIWXStorage } from '../signIn/default/SIWXStorage.ts'
