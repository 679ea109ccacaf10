export { refreshAccount } from './refreshAccount.ts'
