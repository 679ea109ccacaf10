import type { InfiniteData, QueryFunctionContext, QueryKey } from '@tanstack/query-core'
import { pointedAt } from './queryPointer.ts'
import type { FailsAsClientError, TaggedQueryKey } from './queryTypes.ts'

/** Key, function and paging of an infinite query: spread it into the options of any binding of TanStack Query. */
export interface InfiniteQuery<Page, PageParam> extends FailsAsClientError {
  readonly queryKey: TaggedQueryKey<InfiniteData<Page, PageParam>>
  readonly queryFn: (context: QueryFunctionContext<QueryKey, PageParam>) => Promise<Page>
  readonly initialPageParam: PageParam
  readonly getNextPageParam: (
    lastPage: Page,
    allPages: readonly Page[],
    lastPageParam: PageParam,
  ) => PageParam | undefined
}

/**
 * Paging of a list. JSON pointers refer to parts of the reply; `-1` is the last item of a list. The value is sent as a
 * query parameter or, with `inBody`, also at a JSON pointer into the body.
 */
export type PagingRule = CursorRule | NumberRule

interface CursorRule {
  readonly parameter: string
  /** The value that the next call sends, or a URL with it; absent on the last page. */
  readonly next: string
  /** The parameter is a number, which is a string in a URL. */
  readonly numeric?: boolean
  /** Must be true for another page to exist. */
  readonly more?: string
}

interface NumberRule {
  readonly parameter: string
  readonly counts: 'pages' | 'items'
  /** Number of the first page. */
  readonly start: number
  /** Parameter with the number of items on a page, and its default. */
  readonly size?: string
  readonly defaultSize?: number
  readonly total?: string
  readonly items: string
}

interface PagedParameters {
  readonly query?: object | undefined
  readonly body?: unknown
}

/** Place of the page in the parameters of a call. */
export interface PagePlace {
  readonly read: (parameters: PagedParameters, name: string) => unknown
  readonly write: <Parameters extends PagedParameters>(
    parameters: Parameters,
    name: string,
    value: unknown,
  ) => Parameters
}

/** The page is a parameter of the query. */
export const inQuery: PagePlace = {
  read: ({ query }, name) => new Map<string, unknown>(Object.entries(query ?? {})).get(name),
  write: (parameters, name, value) => ({ ...parameters, query: { ...parameters.query, [name]: value } }),
}

/** Key of the infinite query beside a plain one: under the same operation, never the same. */
export function infiniteQueryKey<Page, PageParam>(
  plain: TaggedQueryKey<Page>,
): TaggedQueryKey<InfiniteData<Page, PageParam>> {
  const [service, operation, parameters = {}] = plain
  const key: readonly unknown[] = [service, operation, parameters, 'infinite']
  // The tag exists for the type checker only.
  return key as TaggedQueryKey<InfiniteData<Page, PageParam>>
}

/** Options that start from the first page, or that of the parameters, and follow the rule. */
export function infiniteQuery<Parameters extends PagedParameters, Page, PageParam>(
  queryKey: TaggedQueryKey<InfiniteData<Page, PageParam>>,
  parameters: Parameters,
  rule: PagingRule,
  read: (parameters: Parameters, options: { readonly signal: AbortSignal }) => Promise<Page>,
  place: PagePlace = inQuery,
): InfiniteQuery<Page, PageParam> {
  const given = place.read(parameters, rule.parameter)
  const first = given ?? ('next' in rule ? null : rule.start)
  return {
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      read(pageParam === null ? parameters : place.write(parameters, rule.parameter, pageParam), { signal }),
    // Values of the parameter and of the reply have the declared type of the parameter.
    initialPageParam: first as PageParam,
    getNextPageParam: (lastPage, allPages, lastPageParam) =>
      ('next' in rule
        ? nextCursor(rule, lastPage, lastPageParam)
        : nextNumber(rule, allPages, Number(lastPageParam), (name) => place.read(parameters, name))) as
        | PageParam
        | undefined,
  }
}

/** A service that names the page it has just sent would be called endlessly. */
function nextCursor(rule: CursorRule, page: unknown, sent: unknown): unknown {
  const { next, more } = rule
  if (more !== undefined && pointedAt(page, more) !== true) return undefined
  const cursor = valueIn(pointedAt(page, next), rule)
  return cursor === null || cursor === '' || cursor === sent ? undefined : cursor
}

/**
 * The cursor, or the parameter's value in it where it is a URL; undefined for a URL without the parameter. A URL has no
 * body: there it is a cursor like others.
 */
function valueIn(cursor: unknown, { parameter, numeric }: CursorRule): unknown {
  if (typeof cursor !== 'string' || parameter.startsWith('/')) return cursor
  if (!URL.canParse(cursor, 'https://relative.example')) return cursor
  const value = new URL(cursor, 'https://relative.example').searchParams.get(parameter)
  if (value === null) return /^https?:\/\//i.test(cursor) ? undefined : cursor
  return numeric === true ? Number(value) : value
}

function nextNumber(
  { counts, start, size: sizeParameter, defaultSize, total: totalPointer, items }: NumberRule,
  pages: readonly unknown[],
  number: number,
  parameterValue: (name: string) => unknown,
): number | undefined {
  const lengths = pages.map((page) => lengthAt(page, items))
  const length = lengths.at(-1) ?? 0
  if (length === 0) return undefined
  const asked = sizeParameter === undefined ? undefined : parameterValue(sizeParameter)
  const size = Number(asked ?? defaultSize ?? Number.NaN)
  const next = counts === 'items' ? number + length : number + 1
  const total = totalPointer === undefined ? undefined : pointedAt(pages.at(-1), totalPointer)
  if (typeof total === 'number') {
    // A page that is not the last one is full, so the longest one gives the size where nothing else does.
    const before = counts === 'items' ? next : (next - start) * (size || Math.max(...lengths))
    return before < total ? next : undefined
  }
  return length < size ? undefined : next
}

function lengthAt(page: unknown, pointer: string): number {
  const items = pointedAt(page, pointer)
  return Array.isArray(items) ? items.length : 0
}
