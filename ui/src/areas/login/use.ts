export { loginViews } from './loginViews.ts'
