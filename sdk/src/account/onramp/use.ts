export { getQueryClient } from '../../foundation/query/getQueryClient.ts'
export { onrampOptionsQueryOptions } from './onrampOptionsQueryOptions.ts'
export { onrampQuoteQueryOptions } from './onrampQuoteQueryOptions.ts'
