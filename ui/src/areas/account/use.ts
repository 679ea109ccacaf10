export { accountViews } from './index.ts'
