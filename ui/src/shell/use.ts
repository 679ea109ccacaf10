export { AlertBar } from './AlertBar.tsx'
