export { addRecentWallet } from './recentWallets.ts'
export { retryWallets } from './retryWallets.ts'
