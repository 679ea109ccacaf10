export { createEngine } from './createEngine.ts'
