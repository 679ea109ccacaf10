export { errorCatalogue } from '@wallet-kit/clients/errors/catalogue'
export { reportOptions } from './reportOptions.ts'
