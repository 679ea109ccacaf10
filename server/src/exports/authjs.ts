export { createAuthJsConfig } from '../authjs/createAuthJsConfig.ts'
export { type CreateAuthJsHandlerParameters, createAuthJsHandler } from '../authjs/createAuthJsHandler.ts'
