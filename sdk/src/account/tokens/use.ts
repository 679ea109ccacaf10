export { getQueryClient } from '../../foundation/query/getQueryClient.ts'
export { tokensQueryOptions } from './tokensQueryOptions.ts'
