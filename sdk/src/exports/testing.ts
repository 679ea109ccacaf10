export { announceWallet } from '../testing/announceWallet.ts'
export { type InstallClockOptions, installClock, type TestClock } from '../testing/clock/installClock.ts'
export { createScriptedSolanaWallet } from '../testing/createScriptedSolanaWallet.ts'
export { createScriptedWallet } from '../testing/createScriptedWallet.ts'
export { declines, failures } from '../testing/faults/walletFailures.ts'
export type { OnePrompt } from '../testing/OnePrompt.ts'
export type { AutomatedPage } from '../testing/page/AutomatedPage.ts'
export { installStandardWallet } from '../testing/page/installStandardWallet.ts'
export { installWallet } from '../testing/page/installWallet.ts'
export { createPairingWallet } from '../testing/pairing/createPairingWallet.ts'
export type { PairingWallet, PairingWalletOptions } from '../testing/pairing/PairingWallet.ts'
export { registerStandardWallet } from '../testing/registerStandardWallet.ts'
export type {
  ScriptedSolanaWallet,
  ScriptedSolanaWalletFeatures,
  ScriptedSolanaWalletOptions,
} from '../testing/ScriptedSolanaWallet.ts'
export type {
  KnownKey,
  ScriptedWallet,
  ScriptedWalletOptions,
  WalletAnswer,
} from '../testing/ScriptedWallet.ts'
export type { WalletSwitches } from '../testing/WalletSwitches.ts'
