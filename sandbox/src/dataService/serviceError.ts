/** Error body of the data service. */
export interface ServiceErrorBody {
  readonly status: 'FAILED'
  readonly reasons: { field: string; description: string }[]
}

/** Creates an error body about one field of the request. */
export function serviceError(field: string, description: string): ServiceErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}
