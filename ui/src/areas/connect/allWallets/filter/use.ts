export { FurnishedSwitch } from './FurnishedSwitch.tsx'
