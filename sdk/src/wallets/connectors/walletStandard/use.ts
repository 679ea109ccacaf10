export { walletStandardKind } from './walletStandardKind.ts'
