export { getQueryClient } from '../../foundation/query/getQueryClient.ts'
export { refreshAccount } from '../transactions/refreshAccount.ts'
export { nativeBalanceQueryOptions } from './nativeBalanceQueryOptions.ts'
export { shownBalanceQueryOptions } from './shownBalanceQueryOptions.ts'
