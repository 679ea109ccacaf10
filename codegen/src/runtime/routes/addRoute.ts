import type { Context, Next } from 'hono'
import { isRecord } from '../isRecord.ts'
import { hasOwnQuery } from '../ownQuery.ts'
import { ownValue } from '../ownValue.ts'
import type { Inner } from '../validators/schema.ts'
import type { ValidationIssue } from '../validators/validate.ts'
import { checkPart } from './checkPart.ts'
import { fieldShapes, type ReadBody, readBody, type WireContent, type WireContentFacts } from './readBody.ts'
import { readDelimited } from './readDelimited.ts'
import { pathReader, type ReadPath } from './readPath.ts'
import { readCookies, readQuery } from './readQuery.ts'
import type { BodyLimits } from './receiveBody.ts'
import { routePattern } from './routePattern.ts'
import { type RouteResult, routeResponse, type WireReplies } from './routeResponse.ts'
import { type DeclaredParameters, type WireParameter, wireParameters } from './wireParameter.ts'
import type { WireShape } from './wireShape.ts'

/** Anything that accepts routes as Hono does. */
export interface RouteApp {
  on(
    method: string,
    path: string,
    handler: (context: Context, next: Next) => Promise<Response | undefined>,
  ): unknown
}

/** Description of the route of one operation. */
export interface RouteDefinition {
  readonly operation: string
  readonly method: string
  /** Path template of the contract: `/getWalletImage/{imageId}`. */
  readonly path: string
  readonly parameters?: DeclaredParameters
  /** Names of credentials that could be read as parameters. */
  readonly credentials?: { readonly [Place in 'query' | 'cookie']?: readonly string[] }
  readonly body?: {
    readonly required: boolean
    /** By media type, the preferred one first. */
    readonly contents: Readonly<Record<string, WireContentFacts>>
  }
  /** Defaults of optional parameters and fields that a request leaves out. */
  readonly defaults?: Readonly<Partial<Record<RequestPart, Readonly<Record<string, unknown>>>>>
  readonly validators: Readonly<Partial<Record<RequestPart, Inner>>>
  readonly replies: WireReplies
}

type RequestPart = 'path' | 'query' | 'header' | 'cookie' | 'body'

/** A request that breaks its contract and never reaches a handler. */
export interface InvalidRequest {
  readonly operation: string
  readonly status: 400 | 408 | 413 | 415
  /** `path` starts with the part of the request: `query.page`. */
  readonly issues: readonly ValidationIssue[]
}

/** Limits of routes. */
export interface RouteLimits {
  /** Longest body that is read, in bytes; 1 MiB by default. */
  readonly maxBodyBytes?: number | undefined
  /** Milliseconds until a whole body must have been received, else 408; 30 seconds by default. */
  readonly bodyTimeoutMs?: number | undefined
}

/** Handling of requests by routes. */
export interface RouteOptions<Result = RouteResult> extends RouteLimits {
  /** Creates the reply to a request that breaks its contract; by default its issues as plain text, one a line. */
  readonly refuse?: ((invalid: InvalidRequest) => Result) | undefined
}

/** Handling of requests by the receiver of a webhook or a callback. */
export interface ReceiverOptions<Result = RouteResult> extends RouteOptions<Result> {
  /** Path of the receiver, without parameters. By default derived from the name in the contract. */
  readonly path?: string | undefined
}

/** Options of a route whose contract declares a body for status 400. */
export interface RouteOptionsWithRefusal<Result> extends RouteLimits {
  /** Creates the reply to a request that breaks its contract. */
  readonly refuse: (invalid: InvalidRequest) => Result
}

/** Options of any route; its generated type restricts the replies. */
interface AnyRouteOptions extends RouteLimits {
  readonly refuse?: ((invalid: InvalidRequest) => unknown) | undefined
  readonly path?: string | undefined
}

/** Arguments of every handler beside the validated parts of its request. */
export interface RouteRequest {
  /** The request as received; its body has been read. */
  readonly raw: Request
  readonly context: Context
}

const defaultMaxBodyBytes = 1024 * 1024
const defaultBodyTimeoutMs = 30_000

/**
 * Adds the route of one operation. A request is read by its contract and validated; one that breaks it is refused before
 * the handler. Undeclared parameters are dropped.
 *
 * Accepts a handler of any type: its generated type defines requests and replies, and comparing that again with a general
 * type would be most of the work of type-checking hundreds of routes.
 */
export function addRoute(
  app: RouteApp,
  definition: RouteDefinition,
  handler: (request: never) => unknown,
  options: AnyRouteOptions = {},
): void {
  const { refuse = refuseAsText, path = definition.path } = options
  const limits: BodyLimits = {
    maxBytes: options.maxBodyBytes ?? defaultMaxBodyBytes,
    timeoutMs: options.bodyTimeoutMs ?? defaultBodyTimeoutMs,
  }
  const completed = completeDefinition(definition)
  const isHead = definition.method === 'HEAD'
  // Hono looks up handlers of HEAD among the routes of GET.
  app.on(isHead ? 'GET' : definition.method, routePattern(path), async (context, next) => {
    const { raw } = context.req
    if ((isHead && raw.method !== 'HEAD') || !hasOwnQuery(path, raw.url)) {
      await next()
      return undefined
    }
    const read = await readRequest(completed, raw, limits)
    if (!read.ok) return routeResponse(refuse(read.invalid) as RouteResult, definition.replies)
    // The validators have just checked that the request has its generated type.
    const answer = handler as (request: RouteRequest) => RouteResult | Promise<RouteResult>
    return routeResponse(await answer({ ...read.parts, raw, context }), definition.replies)
  })
}

/** With OpenAPI's defaults of parameters. */
interface ReadDefinition extends Omit<RouteDefinition, 'parameters' | 'body'> {
  readonly readPath: ReadPath
  readonly parameters: readonly WireParameter[]
  readonly body: { readonly required: boolean; readonly contents: readonly WireContent[] } | undefined
}

function completeDefinition({ parameters = {}, body, ...definition }: RouteDefinition): ReadDefinition {
  return {
    ...definition,
    readPath: pathReader(wireParameters({ path: parameters.path ?? {} }), definition.path),
    parameters: wireParameters(parameters),
    body: body && {
      required: body.required,
      contents: Object.entries(body.contents).map(([mediaType, { fields = {}, ...facts }]) => ({
        mediaType,
        ...facts,
        // An empty field of a form is sent, because it differs from a missing one.
        fields: wireParameters({ query: fields }).map((field) => ({ ...field, allowEmpty: true })),
      })),
    },
  }
}

type ReadRequest =
  | { readonly ok: true; readonly parts: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly invalid: InvalidRequest }

async function readRequest(
  definition: ReadDefinition,
  raw: Request,
  limits: BodyLimits,
): Promise<ReadRequest> {
  const { operation, body: declared } = definition
  const body: ReadBody =
    declared === undefined ? { ok: true, value: undefined } : await readBody(raw, declared.contents, limits)
  if (!body.ok) {
    const issues = [{ path: 'body', message: body.message }]
    return { ok: false, invalid: { operation, status: body.status, issues } }
  }
  const given = { ...readParameters(definition, raw), body: body.value }
  const issues: ValidationIssue[] = []
  const parts: Partial<Record<RequestPart | 'contentType', unknown>> = {}
  const validators = { ...definition.validators, ...bodyValidator(definition, body) }
  for (const [part, schema] of Object.entries(validators)) {
    if (schema === undefined || (part === 'body' && body.value === undefined)) continue
    const checked = checkPart(schema, given[part as RequestPart], () => shapesOf(definition, part, body))
    if (checked.ok)
      parts[part as RequestPart] = withDefaults(checked.value, definition.defaults?.[part as RequestPart])
    else issues.push(...checked.issues.map((issue) => inPart(part, issue)))
  }
  if (body.value === undefined && declared?.required === true)
    issues.push({ path: 'body', message: 'Required' })
  // A string or a file has no validator: reading it is the only check.
  if (body.value !== undefined && validators.body === undefined) parts.body = body.value
  if ((declared?.contents.length ?? 0) > 1 && body.contentType !== undefined)
    parts.contentType = body.contentType
  return issues.length === 0
    ? { ok: true, parts }
    : { ok: false, invalid: { operation, status: 400, issues } }
}

/** Filled in after the check: a default that breaks its own schema would refuse every request without it. */
function withDefaults(value: unknown, defaults: Readonly<Record<string, unknown>> | undefined): unknown {
  if (defaults === undefined || !isRecord(value)) return value
  const missing = Object.entries(defaults).filter(([name]) => ownValue(value, name) === undefined)
  return { ...value, ...Object.fromEntries(missing.map(([name, own]) => [name, structuredClone(own)])) }
}

function shapesOf(
  { parameters }: ReadDefinition,
  part: string,
  { content }: Extract<ReadBody, { ok: true }>,
): Readonly<Record<string, WireShape>> {
  if (part === 'body') return content === undefined ? {} : fieldShapes(content)
  const own = parameters.filter((parameter) => parameter.in === part)
  return Object.fromEntries(own.map(({ name, shape }) => [name, shape]))
}

/** The first content is checked by the route's own validator, another by its own. */
function bodyValidator(
  { body }: ReadDefinition,
  { content }: Extract<ReadBody, { ok: true }>,
): Partial<Record<'body', Inner | undefined>> {
  return content === undefined || content === body?.contents[0] ? {} : { body: content.schema }
}

function readParameters(
  { readPath, parameters, credentials = {} }: ReadDefinition,
  raw: Request,
): Record<RequestPart, unknown> {
  const url = new URL(raw.url)
  const within = (place: WireParameter['in']) => parameters.filter((parameter) => parameter.in === place)
  const headers = within('header').flatMap((parameter): [string, unknown][] => {
    const value = raw.headers.get(parameter.name)
    return value === null ? [] : [[parameter.name, readDelimited(parameter, value, (text) => text.trim())]]
  })
  return {
    path: readPath(url.pathname),
    query: readQuery(within('query'), url.search.slice(1), credentials.query),
    header: Object.fromEntries(headers),
    cookie: readCookies(within('cookie'), raw.headers.get('cookie') ?? '', credentials.cookie),
    body: undefined,
  }
}

function inPart(part: string, issue: ValidationIssue): ValidationIssue {
  return { path: issue.path === '' ? part : `${part}.${issue.path}`, message: issue.message }
}

function refuseAsText({ status, issues }: InvalidRequest): RouteResult {
  const lines = issues.map(({ path, message }) => `${path}: ${message}`)
  return { status, type: 'text/plain', body: lines.join('\n') }
}
