export { buyViews } from './index.ts'
