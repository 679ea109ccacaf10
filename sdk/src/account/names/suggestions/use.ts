export { getQueryClient } from '../../../foundation/query/getQueryClient.ts'
export { nameSuggestionsQueryOptions } from '../nameSuggestions.ts'
