export { changeEmail } from './changeEmail.ts'
export { connectWallet } from './connectWallet.ts'
export { openWalletView } from './openWalletView.ts'
