export { verifyMessage } from './verifyMessage.ts'
