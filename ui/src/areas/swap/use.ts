export { swappingViews } from './swappingViews.ts'
