export { loginViews } from './index.ts'
