export { createPairingBehaviour } from './createPairingBehaviour.ts'
