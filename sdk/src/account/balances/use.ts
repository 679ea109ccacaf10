export { getQueryClient } from '../../foundation/query/getQueryClient.ts'
export { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.ts'
export { shownBalanceQueryOptions } from './shownBalanceQueryOptions.ts'
