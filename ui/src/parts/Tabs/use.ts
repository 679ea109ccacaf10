export { MuiTabs } from './MuiTabs.tsx'
