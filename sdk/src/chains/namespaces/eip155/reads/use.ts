export { isContractAccount } from '../verification/isContractAccount.ts'
export { createNodeClients } from './createNodeClient.ts'
export { createReader } from './createReader.ts'
