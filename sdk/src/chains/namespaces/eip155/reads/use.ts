export { createNodeClients } from './createNodeClient.ts'
export { createReader } from './createReader.ts'
