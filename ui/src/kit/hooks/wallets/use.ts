export { fetchWalletPage, listInstalled, listProposed } from '../listWallets.ts'
