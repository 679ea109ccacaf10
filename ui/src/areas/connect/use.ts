export { connectingViews } from './connectingViews.ts'
