export { connectingViews } from './index.ts'
