export { pairingViews } from './index.ts'
