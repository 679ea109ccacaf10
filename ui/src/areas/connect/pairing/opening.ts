export { pairingViews } from '../pairingViews.ts'
