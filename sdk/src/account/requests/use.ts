export { createRequestGuard } from './createRequestGuard.ts'
