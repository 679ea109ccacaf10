export { refuse as createAppKit } from './refuse.ts'
