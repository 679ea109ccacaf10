import { readDelimited } from '../routes/readDelimited.ts'
import { type DeclaredParameters, wireParameters } from '../routes/wireParameter.ts'
import type { Inner } from '../validators/schema.ts'
import { validate } from '../validators/validate.ts'
import { ClientError } from './ClientError.ts'
import type { RequestOptions } from './RequestOptions.ts'
import type { ServiceClient } from './ServiceClient.ts'

/** A successful reply with the headers that the contract declares for it. */
export interface ReplyWithHeaders<Reply, Headers> {
  readonly status: number
  readonly headers: Headers
  readonly body: Reply
}

/** The headers of the successful replies of an operation. */
export interface DeclaredHeaders {
  readonly operation: string
  /** By name: what each represents, and the style where it is not the default. */
  readonly headers: NonNullable<DeclaredParameters['header']>
  readonly schema: Inner
}

/**
 * Calls an operation and reads the headers of its reply.
 *
 * @throws {@link ClientError}
 */
export async function callWithHeaders<Options extends RequestOptions, Reply, Headers>(
  { service }: ServiceClient,
  { operation, headers, schema }: DeclaredHeaders,
  options: Options | undefined,
  call: (options: Options) => Promise<Reply>,
): Promise<ReplyWithHeaders<Reply, Headers>> {
  let received: Pick<Response, 'status' | 'headers'> | undefined
  const own: RequestOptions = {
    ...options,
    onResponse(response) {
      received = response
      options?.onResponse?.(response)
    },
  }
  // The same options, of which one is known.
  const body = await call(own as Options)
  const { status } = received ?? {}
  const fail = (message: string, issues?: ClientError['issues']) =>
    new ClientError(message, { code: 'invalid-reply', service, operation, status, issues })
  if (received === undefined) throw fail('The reply was not received by this call, so it has no headers')
  const result = validate(schema, readHeaders(headers, received.headers))
  // The validator's type is that of the headers; the generated function annotates both.
  if (result.ok) return { status: received.status, headers: result.value as Headers, body }
  const [first] = result.issues
  throw fail(
    `The headers of the reply break their contract at '${first?.path}': ${first?.message}`,
    result.issues,
  )
}

function readHeaders(declared: DeclaredHeaders['headers'], received: Headers): object {
  return Object.fromEntries(
    wireParameters({ header: declared }).flatMap((header) => {
      const text = received.get(header.name)
      return text === null ? [] : [[header.name, readDelimited(header, text, (part) => part.trim())]]
    }),
  )
}
