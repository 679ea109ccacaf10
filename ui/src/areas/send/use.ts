export { sendViews } from './index.ts'
