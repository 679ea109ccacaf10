export { normalizeName } from './normalizeName.ts'
