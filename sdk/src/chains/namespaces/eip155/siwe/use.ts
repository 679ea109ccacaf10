export { eip155Together } from './eip155Together.ts'
