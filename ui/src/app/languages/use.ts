export { setLanguage } from './setLanguage.ts'
