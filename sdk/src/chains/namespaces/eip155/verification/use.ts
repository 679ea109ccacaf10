export { isContractAccount } from './isContractAccount.ts'
export { verifyMessage } from './verifyMessage.ts'
