export { createSolana } from './createSolana.ts'
