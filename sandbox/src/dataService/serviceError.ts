/** How the data service says no. */
export interface ServiceErrorBody {
  readonly status: 'FAILED'
  readonly reasons: { field: string; description: string }[]
}

/** An error of the data service about one field of the request. */
export function serviceError(field: string, description: string): ServiceErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}
