export { swapViews } from './index.ts'
