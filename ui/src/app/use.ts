export { AlertBar } from '../shell/AlertBar.tsx'
export { smallViews } from './smallViews.ts'
