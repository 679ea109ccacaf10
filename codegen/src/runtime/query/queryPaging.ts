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

/** How a list comes in pages. Pointers lead into the reply; `-1` is the last item of a list. */
export type PagingRule = CursorRule | NumberRule

interface CursorRule {
  readonly parameter: string
  /** What the next call sends, or an address with that in it; nothing there means that this was the last page. */
  readonly next: string
  /** The parameter is a number, which is text in an address. */
  readonly numeric?: boolean
  /** Has to be true for another page to exist. */
  readonly more?: string
}

interface NumberRule {
  readonly parameter: string
  readonly counts: 'pages' | 'items'
  /** Number of the first page. */
  readonly start: number
  /** Parameter with the number of items on a page, and what it is when a call does not say. */
  readonly size?: string
  readonly defaultSize?: number
  readonly total?: string
  readonly items: string
}

interface PagedParameters {
  readonly query?: object | undefined
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

/** Options that go on where a page says, starting from the first, or where the parameters say. */
export function infiniteQuery<Parameters extends PagedParameters, Page, PageParam>(
  queryKey: TaggedQueryKey<InfiniteData<Page, PageParam>>,
  parameters: Parameters,
  rule: PagingRule,
  read: (parameters: Parameters, options: { readonly signal: AbortSignal }) => Promise<Page>,
): InfiniteQuery<Page, PageParam> {
  const given = queryValue(parameters, rule.parameter)
  const first = given ?? ('next' in rule ? null : rule.start)
  return {
    queryKey,
    queryFn: ({ signal, pageParam }) => read(withPage(parameters, rule.parameter, pageParam), { signal }),
    // What the parameter and the reply hold is of the type that the contract gives the parameter.
    initialPageParam: first as PageParam,
    getNextPageParam: (lastPage, allPages, lastPageParam) =>
      ('next' in rule
        ? nextCursor(rule, lastPage, lastPageParam)
        : nextNumber(rule, allPages, Number(lastPageParam), parameters)) as PageParam | undefined,
  }
}

function withPage<Parameters extends PagedParameters>(
  parameters: Parameters,
  name: string,
  value: unknown,
): Parameters {
  if (value === null) return parameters
  return { ...parameters, query: { ...parameters.query, [name]: value } }
}

/** A service that names the page it has just sent would be asked for it endlessly. */
function nextCursor(rule: CursorRule, page: unknown, sent: unknown): unknown {
  const { next, more } = rule
  if (more !== undefined && pointedAt(page, more) !== true) return undefined
  const cursor = valueIn(pointedAt(page, next), rule)
  return cursor === null || cursor === '' || cursor === sent ? undefined : cursor
}

/** What an address says for the parameter, if that is what is there; an address that does not say it is of no use. */
function valueIn(cursor: unknown, { parameter, numeric }: CursorRule): unknown {
  if (typeof cursor !== 'string' || !URL.canParse(cursor, 'https://relative.example')) return cursor
  const value = new URL(cursor, 'https://relative.example').searchParams.get(parameter)
  if (value === null) return /^https?:\/\//i.test(cursor) ? undefined : cursor
  return numeric === true ? Number(value) : value
}

function nextNumber(
  { counts, start, size: sizeParameter, defaultSize, total: totalPointer, items }: NumberRule,
  pages: readonly unknown[],
  number: number,
  parameters: PagedParameters,
): number | undefined {
  const lengths = pages.map((page) => lengthAt(page, items))
  const length = lengths.at(-1) ?? 0
  if (length === 0) return undefined
  const asked = sizeParameter === undefined ? undefined : queryValue(parameters, sizeParameter)
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

function queryValue({ query }: PagedParameters, name: string): unknown {
  return new Map<string, unknown>(Object.entries(query ?? {})).get(name)
}
