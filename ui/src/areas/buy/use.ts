export { buyingViews } from './buyingViews.ts'
