export { WindowedRows } from '../rows/WindowedRows.tsx'
export { allWalletsViews } from './index.ts'
