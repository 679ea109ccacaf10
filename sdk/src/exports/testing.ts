export { announceWallet } from '../testing/announceWallet.ts'
export { createScriptedWallet } from '../testing/createScriptedWallet.ts'
export type { ScriptedWallet, ScriptedWalletOptions } from '../testing/ScriptedWallet.ts'
