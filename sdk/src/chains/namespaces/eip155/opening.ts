export { createEip155 } from './createEip155.ts'
