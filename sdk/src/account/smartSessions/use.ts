export { getQueryClient } from '../../foundation/query/getQueryClient.ts'
export { smartSessionsQueryOptions } from './smartSessionsQueryOptions.ts'
