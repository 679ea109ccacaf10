export { createProviderBehaviour } from './createProviderBehaviour.ts'
