export { look } from './look.ts'
