export { readActivity } from './readActivity.ts'
