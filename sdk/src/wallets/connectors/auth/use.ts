export { createAuthBehaviour } from './createAuthBehaviour.ts'
