export { walletCountMessages } from './walletCount.ts'
