export { announceWallet } from '../testing/announceWallet.ts'
export { createScriptedSolanaWallet } from '../testing/createScriptedSolanaWallet.ts'
export { createScriptedWallet } from '../testing/createScriptedWallet.ts'
export { registerStandardWallet } from '../testing/registerStandardWallet.ts'
export type {
  ScriptedSolanaWallet,
  ScriptedSolanaWalletFeatures,
  ScriptedSolanaWalletOptions,
} from '../testing/ScriptedSolanaWallet.ts'
export type { ScriptedWallet, ScriptedWalletOptions } from '../testing/ScriptedWallet.ts'
export type { WalletSwitches } from '../testing/WalletSwitches.ts'
