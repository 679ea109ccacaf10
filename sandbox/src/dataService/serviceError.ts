/** Error body of the data service. */
export interface ServiceErrorBody {
  readonly status: 'FAILED'
  readonly reasons: { field: string; description: string }[]
}

/** Creates an error body about one field of the request. */
export function serviceError(field: string, description: string): ServiceErrorBody {
  return { status: 'FAILED', reasons: [{ field, description }] }
}

/** The field that the error body of a status names. */
const fields: Readonly<Record<number, string>> = {
  401: 'authentication',
  429: 'rate_limited',
  503: 'chainId',
}

/** Body of an injected error, in the service's own format. */
export function serviceErrorBody(status: number): { readonly contentType: string; readonly body: string } {
  return status === 500
    ? { contentType: 'text/plain; charset=utf-8', body: 'Internal server error' }
    : {
        contentType: 'application/json',
        body: JSON.stringify(serviceError(fields[status] ?? '', `Status ${status}`)),
      }
}
