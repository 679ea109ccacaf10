export { FurnishedTabs } from './FurnishedTabs.tsx'
