export { accountViews } from './accountViews.ts'
