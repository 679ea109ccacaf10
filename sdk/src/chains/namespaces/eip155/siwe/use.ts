export { createEip155Together } from './createEip155Together.ts'
