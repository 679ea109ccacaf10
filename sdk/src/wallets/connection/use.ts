export { createAccountTypeReader } from './createAccountTypeReader.ts'
