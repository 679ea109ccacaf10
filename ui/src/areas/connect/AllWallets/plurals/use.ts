export { countMessages } from '../countMessages.ts'
