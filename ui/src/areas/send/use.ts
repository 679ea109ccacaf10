export { sendingViews } from './sendingViews.ts'
