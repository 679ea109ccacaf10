export { refuse as createAppKit, refuse as mountButton } from './refuse.ts'
