export { createMissingError } from './createMissingError.ts'
