export { resolveNodes } from './resolveNodes.ts'
