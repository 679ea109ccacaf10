export { smallViews } from './smallViews.ts'
