import type { Bytes } from '../Bytes.ts'
import { byStatus } from '../byStatus.ts'
import { cancelBody } from '../cancelBody.ts'
import { readCapped } from '../readCapped.ts'
import { validate } from '../validators/validate.ts'
import type { ClientErrorDetails } from './ClientError.ts'
import type { OperationDescription, ReplyContent } from './OperationDescription.ts'

type Fail = (message: string, details: Omit<ClientErrorDetails, 'service' | 'operation'>) => never

interface ReadOptions {
  readonly maxBytes: number
  /** Media type that was requested, of several. */
  readonly accept: string | undefined
  /** `stream` leaves a file to the caller to read. */
  readonly parseAs: 'blob' | 'stream' | undefined
  readonly fail: Fail
}

/** The body of a 2xx reply: of the declared type, not too long, and for JSON of the declared shape. */
export async function readReply<Reply>(
  operation: OperationDescription,
  response: Response,
  { maxBytes, accept, parseAs, fail }: ReadOptions,
): Promise<Reply> {
  const { status } = response
  const breach = (message: string, more: Partial<ClientErrorDetails> = {}): never =>
    fail(message, { code: 'invalid-reply', status, ...more })

  const contents = declaredContents(operation, status)
  if (contents === undefined) return breach(`The contract has no reply with status ${status}`)
  if (contents.length === 0 || operation.method === 'HEAD') {
    cancelBody(response.body)
    return undefined as Reply
  }
  const header = (response.headers.get('content-type') ?? '').toLowerCase()
  const mediaType = essence(header)
  const content = findContent(contents, header, accept)
  if (content === undefined) {
    cancelBody(response.body)
    return breach(
      `The reply is ${mediaType === '' ? 'of no type' : mediaType}, not what the contract promises`,
    )
  }
  const isStream = content.kind === 'stream' || (content.kind === 'binary' && parseAs === 'stream')
  if (isStream) return (response.body ?? new Blob([]).stream()) as Reply
  const bytes = await readCapped(response, maxBytes)
  if (bytes === undefined) return breach(`The reply is longer than ${maxBytes} bytes`)
  return parse<Reply>(content, bytes, mediaType, breach)
}

function declaredContents(
  { replies }: OperationDescription,
  status: number,
): readonly ReplyContent[] | undefined {
  const declared = byStatus(replies, status)
  if (declared !== undefined) return [declared].flat()
  // A contract without a successful response does not describe it either.
  return Object.keys(replies).length === 0 ? [] : undefined
}

/** Of several contents the one of that very type; else the first that it may be. */
function findContent(
  contents: readonly ReplyContent[],
  header: string,
  accept: string | undefined,
): ReplyContent | undefined {
  const asked = contents.filter(({ type }) => accept === undefined || type === undefined || type === accept)
  const mediaType = essence(header)
  return (
    asked.find(({ type }) => type?.toLowerCase() === header) ??
    asked.find(({ type }) => type !== undefined && essence(type) === mediaType) ??
    asked.find(({ kind }) => fits(kind, mediaType))
  )
}

/** Without parameters such as a charset. */
function essence(type: string): string {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Declared JSON must have a JSON type; a missing type is accepted, a different one never. */
function fits(kind: ReplyContent['kind'], mediaType: string): boolean {
  const isJson = mediaType === '' || /[/+]json$/.test(mediaType)
  if (kind === 'json') return isJson
  if (kind === 'text') return !/^(image|audio|video|font)\//.test(mediaType)
  return true
}

function parse<Reply>(
  { kind, schema }: ReplyContent,
  bytes: Bytes,
  mediaType: string,
  breach: (message: string, more?: Partial<ClientErrorDetails>) => never,
): Reply {
  if (kind === 'binary' || kind === 'multipart') return new Blob([bytes], { type: mediaType }) as Reply
  if (kind !== 'json') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) as Reply
  const text = new TextDecoder().decode(bytes)
  const data = parseJson(text, breach)
  if (schema === undefined) return data as Reply
  const result = validate(schema, data)
  if (result.ok) return result.value as Reply
  const [first] = result.issues
  return breach(
    `The reply breaks its contract${first === undefined ? '' : ` at '${first.path}': ${first.message}`}`,
    { issues: result.issues },
  )
}

function parseJson(
  text: string,
  breach: (message: string, more?: Partial<ClientErrorDetails>) => never,
): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return breach(`The reply is ${text === '' ? 'empty' : 'not JSON'}`, { cause: error })
  }
}
