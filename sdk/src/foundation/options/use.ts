export { reportOptions } from './reportOptions.ts'
