export { fetchWalletPage, listInstalled, listProposed } from '../hooks/listWallets.ts'
export { changeEmail } from './changeEmail.ts'
export { connectWallet } from './connectWallet.ts'
export { openWalletView } from './openWalletView.ts'
