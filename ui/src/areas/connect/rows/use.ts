export { WindowedRows } from './WindowedRows.tsx'
