export { allWalletsViews } from './index.ts'
