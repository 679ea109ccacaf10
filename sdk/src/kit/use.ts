export { createAccountTypeReader } from '../wallets/connection/createAccountTypeReader.ts'
export { createAccountEngine } from './createAccountEngine.ts'
export { takeLogin } from './resumeLogin.ts'
